/** A version as tags and package.json write it: `1.2.3` or `1.2.3-beta.1`. */
const VERSION = /^\d+\.\d+\.\d+(?:-[0-9a-z]+(?:\.[0-9a-z]+)*)?$/;

/** The version that a tag names, `v1.2.3`; null if it names none. */
export function versionOf(tag: string): string | null {
  const version = tag.startsWith('v') ? tag.slice(1) : '';
  return VERSION.test(version) ? version : null;
}

/** What a changelog says of a version, without its heading, `## [1.2.3] - 2026-12-01`; null if that isn't there. */
export function sectionOf(changelog: string, version: string): string | null {
  const [, ...sections] = changelog.split(/^## /m);
  const found = sections.find((section) => {
    const [heading = ''] = section.split('\n');
    return heading.startsWith(`[${version}] - `) && /\d{4}-\d\d-\d\d$/.test(heading);
  });
  return found === undefined ? null : found.slice(found.indexOf('\n')).trim();
}

/** What is told of a tag for which nothing can be released; null if all agree with it. */
export function faultOf(
  tag: string,
  said: { readonly manifest: string; readonly lock: string; readonly changelog: string },
): string | null {
  const version = versionOf(tag);
  if (version === null) return `The tag ${tag} names no version: it must be like v1.2.3.`;
  for (const [file, own] of [
    ['package.json', said.manifest],
    ['package-lock.json', said.lock],
  ])
    if (own !== version) return `The tag says ${version}, ${file} says ${own}: npm version writes both.`;
  if (sectionOf(said.changelog, version) === null)
    return `CHANGELOG.md has no heading “## [${version}] - ” with a date.`;
  return null;
}
