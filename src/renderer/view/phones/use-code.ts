import { useEffect, useState } from 'react';
import type { Code } from '../../../sheet/codes.ts';

/** The QR code of a text; null until what draws it has been fetched, as nobody needs it who plays. */
export function useCode(text: string): Code | null {
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
