import { expect, it } from 'vitest';
import { troubleOf } from '../../src/device/port.ts';

const HERE = import.meta.filename;
const NOWHERE = `${HERE}/none`;
/** A character device with which nothing is wrong, so that only the text is left to go by. */
const FINE = '/dev/null';

it.each([
  [FINE, 'Error Resource temporarily unavailable Cannot lock port', 'busy'],
  [FINE, '"baudRate" is not a valid baudRate', 'badBaudRate'],
  [FINE, 'Error: Inappropriate ioctl for device setting custom baud rate of 9600', 'notAPort'],
  [FINE, 'Error: Permission denied, cannot open /dev/ttyUSB0', 'noPermission'],
  [FINE, 'Error: Resource busy, cannot open /dev/cu.usbmodem1', 'busy'],
  [FINE, 'Opening COM3: Access denied', 'busy'],
  [FINE, 'Opening COM3: File not found', 'notFound'],
  [FINE, 'Error: Eingabe-/Ausgabefehler, cannot open /dev/ttyUSB0', 'other'],
  [NOWHERE, 'Error: Datei oder Verzeichnis nicht gefunden, cannot open', 'notFound'],
  [HERE, 'Error: Unpassender IOCTL (I/O-Control) für das Gerät', 'notAPort'],
])('%s: %j is %s', async (path, message, trouble) => {
  expect(await troubleOf(path, message)).toBe(trouble);
});
