import { useEffect, useRef, useState } from 'react';
import {
  BACKUP_PART,
  type BackupMessage,
  type BackupNews,
  LARGEST_BACKUP,
} from '../../../protocol/backup.ts';
import type { LobbyView } from '../../../protocol/lobby.ts';
import { usePage, useTools } from '../../store/context.ts';
import { change, on } from '../../store/route.ts';
import { fileName, saveBlob } from '../scores/save.ts';
import { Block } from './section.tsx';

const bytesOf = (base64: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));

async function base64Of(part: Blob): Promise<string> {
  const bytes = new Uint8Array(await part.arrayBuffer());
  return btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''));
}

/** What there is to say of a backup: how far it is, or what became of it, a line each. */
type Said = { readonly percent: number } | { readonly lines: readonly string[] };

/** The parts of a backup as they come. */
function makeParts() {
  let parts: Uint8Array<ArrayBuffer>[] = [];
  let held = 0;
  let whole = 0;
  const clear = () => {
    parts = [];
    held = 0;
  };
  return {
    clear,
    /** How many bytes are held with this part; null for one that isn't the next of the same backup, and then none is held. */
    add(from: number, total: number, bytes: Uint8Array<ArrayBuffer>): number | null {
      // An earlier backup may still be answered: with parts of two it could never be restored.
      if (from === 0) clear();
      else if (from !== held || total !== whole) {
        clear();
        return null;
      }
      parts.push(bytes);
      held += bytes.length;
      whole = total;
      return held;
    },
    /** All of them, which aren't held any more. */
    take(): Blob {
      const all = new Blob(parts, { type: 'application/gzip' });
      clear();
      return all;
    },
  };
}

/** Calls back when the connection is lost, or the table refuses a message that doesn't fit. */
function useInterruption(interrupted: () => void) {
  const isOpen = usePage(({ connection }) => connection === 'open');
  const trouble = usePage((state) => state.trouble);
  const tell = useRef(interrupted);
  tell.current = interrupted;
  useEffect(() => {
    if (!isOpen || trouble?.code === 'badMessage') tell.current();
  }, [isOpen, trouble]);
}

/** A backup on its way, part by part: each is asked for, or sent, once the one before it is through. */
function useTransfer({ folder }: Pick<LobbyView, 'folder'>) {
  const { words, send, store } = useTools();
  const { backup } = words;
  const news = usePage((state) => on(state, 'settings').backup);
  const [said, setSaid] = useState<Said | null>(null);
  const busy = said !== null && 'percent' in said;
  const [parts] = useState(makeParts);
  const file = useRef<File | null>(null);
  const done = (...lines: readonly string[]) => setSaid({ lines });
  const interrupted = () => done(backup.interrupted);
  const tell = (message: BackupMessage) => send(message) || interrupted();
  useInterruption(() => busy && interrupted());

  const sendFrom = (from: number) => {
    const whole = file.current;
    // It was chosen before the settings were left.
    if (whole === null) return interrupted();
    setSaid({ percent: Math.floor((100 * from) / Math.max(1, whole.size)) });
    void base64Of(whole.slice(from, from + BACKUP_PART)).then(
      (data) => tell({ type: 'restore', from, total: whole.size, data }),
      (error: unknown) => done(backup.faults.unreadable(String(error))),
    );
  };
  const takePart = ({ from, total, files, data }: Extract<BackupNews, { what: 'part' }>) => {
    const to = parts.add(from, total, bytesOf(data));
    if (to === null) return interrupted();
    setSaid({ percent: Math.floor((100 * to) / total) });
    if (to < total) return tell({ type: 'backUp', from: to });
    const name = fileName(null, 'backup', 'tgz');
    saveBlob(name, parts.take());
    done(backup.written(files, name));
  };
  const take = (told: BackupNews) => {
    switch (told.what) {
      case 'part':
        return takePart(told);
      case 'taken':
        return sendFrom(told.to);
      case 'notMade':
        return done(backup.faults[told.fault](told.detail));
      case 'notRestored':
        return done(
          backup.faults[told.fault](told.fault === 'noBackup' ? (file.current?.name ?? '') : told.detail),
        );
      case 'restored':
        return done(
          backup.restored(told.restored.added, told.restored.same, folder),
          ...told.restored.left.map(backup.left),
        );
    }
  };
  const takes = useRef(take);
  takes.current = take;
  useEffect(() => {
    if (news === null) return;
    store.setState((state) => change(state, 'settings', { backup: null }));
    takes.current(news);
  }, [news, store]);

  return {
    said,
    busy,
    make() {
      parts.clear();
      setSaid({ percent: 0 });
      tell({ type: 'backUp', from: 0 });
    },
    putBack(chosen: File | undefined) {
      if (chosen === undefined) return;
      file.current = chosen;
      if (chosen.size > LARGEST_BACKUP) done(backup.faults.tooLarge());
      else sendFrom(0);
    },
  };
}

/** Everything that is kept goes out as one file, or comes back out of one. */
export function Backup({ lobby }: { readonly lobby: LobbyView }) {
  const { backup } = useTools().words;
  const { said, busy, make, putBack } = useTransfer(lobby);
  const field = useRef<HTMLInputElement>(null);
  return (
    <Block name="backup" title={backup.title}>
      <p className="quiet-line">{backup.what}</p>
      <div className="cluster">
        <button
          type="button"
          data-testid="back-up"
          aria-disabled={busy || undefined}
          onClick={() => busy || make()}
        >
          {backup.make}
        </button>
        <input
          ref={field}
          type="file"
          accept=".tgz,.gz,application/gzip"
          className="unseen"
          tabIndex={-1}
          aria-label={backup.restore}
          data-testid="restore-file"
          onChange={({ target }) => {
            putBack(target.files?.[0]);
            target.value = '';
          }}
        />
        <button
          type="button"
          data-testid="restore"
          aria-disabled={busy || undefined}
          onClick={() => busy || field.current?.click()}
        >
          {backup.restore}
        </button>
      </div>
      <div className="stack" role="status" data-testid="backup-said">
        {said !== null &&
          ('percent' in said ? (
            <p>{backup.busy(said.percent)}</p>
          ) : (
            said.lines.map((line) => <p key={line}>{line}</p>)
          ))}
      </div>
    </Block>
  );
}
