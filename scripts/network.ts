import { networkIn } from '../src/cli/network.ts';
import type { Network } from '../src/recognition/faces/network.ts';

/** The trained networks of a folder, for what can't do without; rejects where they can't be loaded. */
export async function networkFrom(folder: string): Promise<Network> {
  const loaded = await networkIn(folder);
  if (!loaded.ok) throw new Error(`${folder}: ${loaded.code}`);
  return loaded.network;
}
