import { useEffect, useRef, useState } from 'react';
import { BACKUP_PART, type BackupNews, LARGEST_BACKUP } from '../../../protocol/backup.ts';
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

/** A backup on its way, part by part: each is asked for, or sent, once the one before it is through. */
function useTransfer({ folder }: Pick<LobbyView, 'folder'>) {
  const { words, send, store } = useTools();
  const { backup } = words;
  const news = usePage((state) => on(state, 'settings').backup);
  const [said, setSaid] = useState<Said | null>(null);
  const parts = useRef<Uint8Array<ArrayBuffer>[]>([]);
  const file = useRef<File | null>(null);
  const done = (...lines: readonly string[]) => setSaid({ lines });

  const sendFrom = (from: number) => {
    const whole = file.current;
    if (whole === null) return;
    setSaid({ percent: Math.floor((100 * from) / Math.max(1, whole.size)) });
    void base64Of(whole.slice(from, from + BACKUP_PART)).then(
      (data) => send({ type: 'restore', from, total: whole.size, data }),
      (error: unknown) => done(backup.faults.unreadable(String(error))),
    );
  };
  const takePart = ({ from, total, files, data }: Extract<BackupNews, { what: 'part' }>) => {
    if (from === 0) parts.current = [];
    const bytes = bytesOf(data);
    parts.current.push(bytes);
    const to = from + bytes.length;
    setSaid({ percent: Math.floor((100 * to) / total) });
    if (to < total) {
      send({ type: 'backUp', from: to });
      return;
    }
    const name = fileName(null, 'backup', 'tgz');
    saveBlob(name, new Blob(parts.current, { type: 'application/gzip' }));
    parts.current = [];
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
    make() {
      setSaid({ percent: 0 });
      send({ type: 'backUp', from: 0 });
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
  const { said, make, putBack } = useTransfer(lobby);
  const field = useRef<HTMLInputElement>(null);
  const busy = said !== null && 'percent' in said;
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
