import { chmod, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { listPorts } from '../../src/device/ports.ts';
import { openSerial } from '../../src/device/serial.ts';
import { until } from '../support/until.ts';

const path = process.env.PATH;
afterEach(() => {
  process.env.PATH = path;
});

describe.runIf(process.platform === 'linux')('the list of ports', () => {
  it('is a value also where the system can list none', async () => {
    process.env.PATH = '';
    expect(await listPorts()).toEqual({ ok: false, code: 'cannotList' });
  });

  it('has devices first and leaves out what is not known of them', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'burnpile-ports-'));
    const answer = [
      'P: /devices/platform/serial8250/tty/ttyS0',
      'N: ttyS0',
      'E: DEVNAME=/dev/ttyS0',
      '',
      'P: /devices/pci0000:00/usb1/1-2/1-2:1.0/ttyUSB0/tty/ttyUSB0',
      'N: ttyUSB0',
      'E: DEVNAME=/dev/ttyUSB0',
      'E: ID_VENDOR_ENC=Acme',
      'E: ID_VENDOR_ID=0c2e',
      'E: ID_SERIAL_SHORT=42',
      '',
    ];
    await writeFile(join(folder, 'udevadm'), `#!/bin/sh\ncat <<'EOF'\n${answer.join('\n')}\nEOF\n`);
    await chmod(join(folder, 'udevadm'), 0o755);
    process.env.PATH = `${folder}${delimiter}${path}`;
    expect(await listPorts()).toStrictEqual({
      ok: true,
      ports: [
        { path: '/dev/ttyUSB0', manufacturer: 'Acme', serialNumber: '42', vendorId: '0c2e' },
        { path: '/dev/ttyS0' },
      ],
    });
    await rm(folder, { recursive: true });
  });
});

describe('a machine without a driver that loads', () => {
  it('says so, in a value', async () => {
    vi.doMock('serialport', () => {
      throw new Error('no native build was found');
    });
    expect(await listPorts()).toEqual({ ok: false, code: 'noDriver' });
    const source = openSerial({ path: '/dev/ttyUSB0' });
    await until(() => 'reason' in source.state());
    expect(source.state()).toMatchObject({ kind: 'connecting', reason: 'noDriver' });
    await source.close();
    vi.doUnmock('serialport');
  });
});
