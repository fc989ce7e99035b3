import { useEffect, useState } from 'react';
import type { Code } from '../../../sheet/codes.ts';
import { useTools } from '../../store/context.ts';

/** The QR code of a text; null until what draws it has been fetched, as nobody needs it who plays. */
function useCode(text: string): Code | null {
  const [code, setCode] = useState<Code | null>(null);
  useEffect(() => {
    let wanted = true;
    void import('../../../sheet/codes.ts').then(({ encode }) => wanted && setCode(encode('qr', text)));
    return () => {
      wanted = false;
    };
  }, [text]);
  return code?.text === text ? code : null;
}

/** An address as one types it. */
const shortUrl = (url: string): string => url.replace(/^http:\/\/|\/$/g, '');

/** An address to be typed; where it doesn’t fit in one line, its port stands in the next. */
export function Address({ url }: { readonly url: string }) {
  const [host, port] = shortUrl(url).split(/(?=:\d+$)/);
  return (
    <>
      {host}
      <wbr />
      {port}
    </>
  );
}

/** The code that leads a phone to an address; black on white with its margin, in dark rooms as well. */
export function JoinCode({ url }: { readonly url: string }) {
  const { network } = useTools().words.phones;
  const code = useCode(url);
  if (code === null) return <span className="join-code" />;
  const { width, height, quiet, outlines } = code;
  const path = outlines.map((points) => `M${points.map(([x, y]) => `${x} ${y}`).join('L')}Z`).join('');
  return (
    <svg
      className="join-code"
      viewBox={`${-quiet.x} ${-quiet.y} ${width + 2 * quiet.x} ${height + 2 * quiet.y}`}
      role="img"
      aria-label={network.code(url)}
      data-testid="join-code"
      data-url={url}
    >
      <rect x={-quiet.x} y={-quiet.y} width="100%" height="100%" fill="#fff" />
      <path d={path} fill="#000" fillRule="evenodd" />
    </svg>
  );
}
