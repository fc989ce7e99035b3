import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { shippedIn } from '../licences.ts';

/** What is read and written of a list in CycloneDX; everything else in it stays as it is. */
interface Bom {
  readonly metadata: { readonly component: { readonly name: string } };
  readonly components: readonly { readonly 'bom-ref': string }[];
  readonly dependencies: readonly { readonly ref: string; readonly dependsOn?: readonly string[] }[];
}

/** Of a list of everything that is installed, what is shipped: packages as `name@version`. */
export function only(bom: Bom, shipped: ReadonlySet<string>, name: string): Bom {
  const components = bom.components.filter((one) => shipped.has(one['bom-ref']));
  const kept = new Set(components.map((one) => one['bom-ref']));
  const isOurs = (ref: string) => !bom.components.some((one) => one['bom-ref'] === ref);
  return {
    ...bom,
    metadata: { ...bom.metadata, component: { ...bom.metadata.component, name } },
    components,
    dependencies: bom.dependencies
      .filter(({ ref }) => kept.has(ref) || isOurs(ref))
      .map(({ ref, dependsOn = [] }) => ({ ref, dependsOn: dependsOn.filter((one) => kept.has(one)) })),
  };
}

/** Writes what is inside of a release, as CycloneDX: `node scripts/run.mjs scripts/release sbom FILE`. */
export function main([file = 'burnpile.cdx.json']: readonly string[]): number {
  // What is built in is installed for development, and this program may run with that left out.
  const args = ['sbom', '--include=dev', '--sbom-format', 'cyclonedx', '--sbom-type', 'application'];
  const text = execFileSync('npm', args, {
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
    shell: process.platform === 'win32',
  });
  const { name } = JSON.parse(readFileSync('package.json', 'utf8'));
  const shipped = shippedIn('.').map((one) => `${one.name}@${one.version}`);
  const bom = only(JSON.parse(text), new Set(shipped), name);
  writeFileSync(file, `${JSON.stringify(bom, null, 2)}\n`);
  console.log(`${bom.components.length} packages in ${file}`);
  return bom.components.length === new Set(shipped).size ? 0 : 1;
}
