import wasmAddress from 'zxing-wasm/reader/zxing_reader.wasm?url';
import { frameOf } from '../../recognition/camera/colours.ts';
import { loadDecoder } from '../../recognition/camera/zxing.ts';

/** The most pixels along a side that are looked at: phones take pictures several times as large. */
const LARGEST = 2400;

/** The text of the QR code in a picture; null where none can be read, or the file is no picture. */
export async function codeIn(file: Blob): Promise<string | null> {
  try {
    const picture = await createImageBitmap(file);
    const scale = Math.min(1, LARGEST / Math.max(picture.width, picture.height));
    const width = Math.max(1, Math.round(picture.width * scale));
    const height = Math.max(1, Math.round(picture.height * scale));
    const pen = new OffscreenCanvas(width, height).getContext('2d')!;
    pen.drawImage(picture, 0, 0, width, height);
    const frame = frameOf(pen.getImageData(0, 0, width, height).data, width, height, 0);
    const decode = await loadDecoder(await (await fetch(wasmAddress)).arrayBuffer());
    const whole = { x: 0, y: 0, width, height };
    return decode(frame, whole, { symbologies: ['QRCode'], smaller: true })[0]?.text ?? null;
  } catch {
    return null;
  }
}
