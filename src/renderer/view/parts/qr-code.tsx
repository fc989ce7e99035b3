import { useEffect, useState } from 'react';
import type { Code } from '../../../sheet/codes.ts';

/** The QR code of a text; null until what draws it has been fetched, and for a text that is too long for one. */
function useCode(text: string): Code | null {
  const [code, setCode] = useState<Code | null>(null);
  useEffect(() => {
    let wanted = true;
    import('../../../sheet/codes.ts')
      .then(({ encode }) => wanted && setCode(encode('qr', text)))
      .catch(() => {});
    return () => {
      wanted = false;
    };
  }, [text]);
  return code?.text === text ? code : null;
}

interface Props {
  readonly text: string;
  /** What is read in place of it. */
  readonly label: string;
}

/** A QR code, black on white with its margin, in dark rooms as well. */
export function QrCode({ text, label }: Props) {
  const code = useCode(text);
  if (code === null) return <span className="qr-code" />;
  const { width, height, quiet, outlines } = code;
  const path = outlines.map((points) => `M${points.map(([x, y]) => `${x} ${y}`).join('L')}Z`).join('');
  return (
    <svg
      className="qr-code"
      viewBox={`${-quiet.x} ${-quiet.y} ${width + 2 * quiet.x} ${height + 2 * quiet.y}`}
      role="img"
      aria-label={label}
      data-testid="qr-code"
      data-text={text}
    >
      <rect x={-quiet.x} y={-quiet.y} width="100%" height="100%" fill="#fff" />
      <path d={path} fill="#000" fillRule="evenodd" />
    </svg>
  );
}
