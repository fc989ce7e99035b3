import { randomBytes } from 'node:crypto';
import { readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { LONGEST_PICTURE } from '../protocol/bridge.ts';
import type { EvidenceView, KeepTrouble } from '../protocol/lobby.ts';
import { makeFolder, OWN_FILE, readPlain, troubleOf } from '../table/journal/disk.ts';
import type { PicturesInUse } from '../table/pictures.ts';

/** Pictures of how the table looked when something was ruled, for disputes: at most one for each ruling. */
export interface Evidence {
  view(): EvidenceView;
  /** Takes a picture, a JPEG as base64; if it is one, `use` gets the name by which a play may speak of it. */
  take(base64: string, use: (id?: string) => void): void;
  /** Writes the pictures that a ruling has by now, and forgets those that none can get any more. */
  settle(inUse: () => PicturesInUse): void;
  /** A kept picture as base64; null if none has this name. */
  read(id: string): string | null;
  /** Forgets those that no ruling has yet: nobody wants pictures any more. */
  forget(): void;
  /** Deletes all of them, also those that no ruling has yet, and nothing else that may lie in their folder. */
  deleteAll(): void;
}

const ID = /^[0-9a-z]{1,16}-[0-9a-f]{8}$/;
const FILE = /^([0-9a-z]{1,16}-[0-9a-f]{8})\.jpg$/;
const isJpeg = (bytes: Uint8Array): boolean => bytes[0] === 0xff && bytes[1] === 0xd8 && bytes[2] === 0xff;

/** The pictures of this folder, which is made with the first of them. It never throws. */
export function keepEvidence(folder: string): Evidence {
  /** Of plays that aren't ruled on yet: most pictures are replaced by a newer one, and never written. */
  const fresh = new Map<string, Uint8Array>();
  let trouble: KeepTrouble | null = null;

  const files = (): string[] => {
    try {
      return readdirSync(folder).filter((file) => FILE.test(file));
    } catch {
      return [];
    }
  };
  let pictures = files().length;

  const write = (id: string, bytes: Uint8Array) => {
    try {
      makeFolder(folder);
      writeFileSync(join(folder, `${id}.jpg`), bytes, { mode: OWN_FILE });
      pictures += 1;
      trouble = null;
    } catch (error) {
      trouble = troubleOf(error);
    }
  };

  return {
    view: () => ({ folder, pictures, trouble }),
    take(base64, use) {
      const bytes = Buffer.from(base64, 'base64');
      if (!isJpeg(bytes)) return use();
      const id = `${Date.now().toString(36)}-${randomBytes(4).toString('hex')}`;
      // Not forgotten before all the cards in it have been taken.
      use(id);
      fresh.set(id, bytes);
    },
    settle(inUse) {
      if (fresh.size === 0) return;
      const { ruled, waiting } = inUse();
      for (const [id, bytes] of fresh) {
        if (waiting.includes(id)) continue;
        fresh.delete(id);
        if (ruled.includes(id)) write(id, bytes);
      }
    },
    read(id) {
      if (!ID.test(id)) return null;
      const read = readPlain(join(folder, `${id}.jpg`), LONGEST_PICTURE);
      return read.ok ? read.value.toString('base64') : null;
    },
    forget: () => fresh.clear(),
    deleteAll() {
      fresh.clear();
      trouble = null;
      for (const file of files())
        try {
          rmSync(join(folder, file), { force: true });
        } catch (error) {
          trouble = troubleOf(error);
        }
      pictures = files().length;
    },
  };
}
