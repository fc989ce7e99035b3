import { listPorts } from '../device/ports.ts';
import type { PortsView } from '../protocol/scanner.ts';

/** The serial ports of this machine, as screens show them. */
export async function portsView(): Promise<PortsView> {
  const found = await listPorts();
  if (!found.ok) return found;
  const ports = found.ports.map(({ path, ...known }) => ({
    path,
    manufacturer: known.manufacturer ?? null,
    serialNumber: known.serialNumber ?? null,
    vendorId: known.vendorId ?? null,
    productId: known.productId ?? null,
  }));
  return { ok: true, ports };
}
