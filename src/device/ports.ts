/** A serial port that the system knows. What it doesn't say is left out. */
export interface KnownPort {
  readonly path: string;
  readonly manufacturer?: string;
  readonly serialNumber?: string;
  readonly vendorId?: string;
  readonly productId?: string;
}

/** `cannotList`: this system has no way to list its ports (udevadm is missing); a typed path still works. */
export type PortList =
  | { readonly ok: true; readonly ports: readonly KnownPort[] }
  | { readonly ok: false; readonly code: 'noDriver' | 'cannotList' };

/** The driver is loaded when it is first wanted: a machine without it still has every other way to play. */
export async function loadDriver() {
  try {
    return (await import('serialport')).SerialPort;
  } catch {
    return null;
  }
}

const said = (text: string | undefined) => (text === undefined || text === '' ? undefined : text);

/** A port with a vendor is a device; the others are sockets of the board, mostly with nothing in them. */
const deviceFirst = (a: KnownPort, b: KnownPort) =>
  Number(b.vendorId !== undefined) - Number(a.vendorId !== undefined) || a.path.localeCompare(b.path);

/** The ports that the system knows, devices first. Never rejects. Pseudo terminals are never among them. */
export async function listPorts(): Promise<PortList> {
  const driver = await loadDriver();
  if (driver === null) return { ok: false, code: 'noDriver' };
  try {
    const found = await driver.list();
    const ports = found.map((port): KnownPort => {
      const manufacturer = said(port.manufacturer);
      const serialNumber = said(port.serialNumber);
      const vendorId = said(port.vendorId);
      const productId = said(port.productId);
      return {
        path: port.path,
        ...(manufacturer !== undefined && { manufacturer }),
        ...(serialNumber !== undefined && { serialNumber }),
        ...(vendorId !== undefined && { vendorId }),
        ...(productId !== undefined && { productId }),
      };
    });
    return { ok: true, ports: ports.sort(deviceFirst) };
  } catch {
    return { ok: false, code: 'cannotList' };
  }
}
