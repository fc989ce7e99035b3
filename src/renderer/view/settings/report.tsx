import { useRef, useState } from 'react';
import { usePage, useTools } from '../../store/context.ts';
import { on } from '../../store/route.ts';

/** Copies what is in a field; false where the page may not, and then it is selected. */
async function copy(field: HTMLTextAreaElement): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(field.value);
    return true;
  } catch {
    field.focus();
    field.select();
    return false;
  }
}

function Diagnostics({ text }: { readonly text: string }) {
  const { report } = useTools().words.settings;
  const [copied, setCopied] = useState<boolean | null>(null);
  const field = useRef<HTMLTextAreaElement>(null);
  return (
    <>
      <textarea
        ref={field}
        readOnly
        rows={10}
        spellCheck={false}
        aria-label={report.title}
        data-testid="diagnostics-text"
        value={text}
      />
      <p className="cluster">
        <button
          type="button"
          data-testid="copy-diagnostics"
          onClick={() => field.current !== null && void copy(field.current).then(setCopied)}
        >
          {report.copy}
        </button>
        <span role="status">{copied !== null && (copied ? report.copied : report.selected)}</span>
      </p>
    </>
  );
}

/** What somebody who looks into a fault needs to know, to be read before it is copied; asked for each time it is opened. */
export function Report() {
  const { words, send } = useTools();
  const { report } = words.settings;
  const text = usePage((state) => on(state, 'settings').diagnostics);
  return (
    <details
      className="unfolded report"
      data-testid="report"
      onToggle={({ currentTarget }) => currentTarget.open && send({ type: 'diagnostics' })}
    >
      <summary>{report.title}</summary>
      <p>{report.what}</p>
      {text !== null && <Diagnostics text={`${text}\npage: ${navigator.userAgent}`} />}
    </details>
  );
}
