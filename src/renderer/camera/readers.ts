import wasmAddress from 'zxing-wasm/reader/zxing_reader.wasm?url';
import type { CardReader } from '../../recognition/camera/reader.ts';
import { makeWatchReader } from '../../recognition/camera/watch-reader.ts';

/** The bytes of the decoder, which come with the page. */
async function loadWasm(): Promise<ArrayBuffer> {
  const answer = await fetch(wasmAddress);
  if (!answer.ok) throw new Error(`${wasmAddress}: ${answer.status}`);
  return answer.arrayBuffer();
}

/** Own codes alone are cheaper to look for than whatever a deck may have had already. */
type Codes = 'own' | 'all';

const watching = new Map<Codes, Promise<CardReader>>();

/** What reads codes that lie on a table; made once for each kind of codes. */
export function watchReader(codes: Codes): Promise<CardReader> {
  const made = watching.get(codes) ?? loadWasm().then((wasm) => makeWatchReader({ wasm, codes }));
  watching.set(codes, made);
  return made;
}
