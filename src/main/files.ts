import { readFile } from 'node:fs/promises';
import { extname, join, sep } from 'node:path';
import { SECURITY_HEADERS } from '../host/headers.ts';
import { isOurs } from './guards.ts';

/** What the built page is made of; anything else goes out as bytes, which no page runs. */
const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.mjs': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.woff2': 'font/woff2',
  '.json': 'application/json',
  '.map': 'application/json',
  '.wasm': 'application/wasm',
  '.mp3': 'audio/mpeg',
  '.ogg': 'audio/ogg',
  '.wav': 'audio/wav',
};

const refuse = (status: number): Response => new Response(null, { status, headers: SECURITY_HEADERS });

/** The file that an address of ours means, or null if it means none inside of the folder. */
export function fileOf(folder: string, address: string): string | null {
  if (!isOurs(address)) return null;
  try {
    // An address is made free of `..` when it is parsed, but not of an encoded slash or backslash beside it.
    const path = decodeURIComponent(new URL(address).pathname);
    const root = join(folder, sep);
    const file = join(root, path.endsWith('/') ? `${path}index.html` : path);
    return file.startsWith(root) ? file : null;
  } catch {
    return null;
  }
}

/** Answers every request for the page out of one folder, and out of nothing else. */
export async function answer(folder: string, request: Request): Promise<Response> {
  if (request.method !== 'GET' && request.method !== 'HEAD') return refuse(405);
  const file = fileOf(folder, request.url);
  if (file === null) return refuse(403);
  const bytes = await readFile(file).catch(() => null);
  if (bytes === null) return refuse(404);
  const type = TYPES[extname(file)] ?? 'application/octet-stream';
  return new Response(request.method === 'HEAD' ? null : bytes, {
    headers: { ...SECURITY_HEADERS, 'Content-Type': type },
  });
}
