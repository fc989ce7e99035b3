/**
 * Rules as the fragment of a link: their text without needless space, deflated (RFC 1951), in base64url (RFC 4648). A
 * small rule set is a few hundred letters long.
 */

import { LONGEST_RULES } from '../../../protocol/house.ts';

const MARK = '#rules=';

const through = async (bytes: Uint8Array<ArrayBuffer>, way: CompressionStream | DecompressionStream) =>
  new Response(new Blob([bytes]).stream().pipeThrough(way));

/** The fragment of a link that holds rules, from the text of their file. */
export async function fragmentOf(text: string): Promise<string> {
  const small = new TextEncoder().encode(JSON.stringify(JSON.parse(text)));
  const packed = await (await through(small, new CompressionStream('deflate-raw'))).arrayBuffer();
  const letters = btoa(Array.from(new Uint8Array(packed), (byte) => String.fromCharCode(byte)).join(''));
  return `${MARK}${letters.replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '')}`;
}

/** Whether this text is a link to rules, or the end of one. */
export const isRulesLink = (text: string): boolean => text.includes(MARK);

/** The text of the rules that a link holds; null if it holds none, isn't whole, or they are too long to be any. */
export async function rulesIn(link: string): Promise<string | null> {
  const [, code = ''] = link.split(MARK);
  try {
    const letters = atob(code.replaceAll('-', '+').replaceAll('_', '/'));
    if (letters === '') return null;
    const packed = Uint8Array.from(letters, (letter) => letter.charCodeAt(0));
    const reader = (await through(packed, new DecompressionStream('deflate-raw'))).body!.getReader();
    const text = new TextDecoder('utf-8', { fatal: true });
    let found = '';
    // What a few letters unpack to may be longer than any rules.
    for (let part = await reader.read(); !part.done; part = await reader.read()) {
      found += text.decode(part.value, { stream: true });
      if (found.length > LONGEST_RULES) return null;
    }
    return found + text.decode();
  } catch {
    return null;
  }
}
