import { useTools } from '../../store/context.ts';
import { QrCode } from '../parts/qr-code.tsx';

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

/** The code that leads a phone to an address. */
export function JoinCode({ url }: { readonly url: string }) {
  const { network } = useTools().words.phones;
  return <QrCode text={url} label={network.code(url)} />;
}
