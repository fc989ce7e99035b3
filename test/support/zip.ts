import { crc32 } from 'node:zlib';

export interface ZipEntry {
  readonly name: string;
  readonly text: string;
  /** A program rather than a plain file. */
  readonly runs?: boolean;
}

/** The fields that both headers of an entry have, from the version on that is needed to read it. */
function common({ name, text }: ZipEntry): Buffer {
  const fields = Buffer.alloc(26);
  fields.writeUInt16LE(20, 0);
  fields.writeUInt32LE(crc32(text), 10);
  fields.writeUInt32LE(Buffer.byteLength(text), 14);
  fields.writeUInt32LE(Buffer.byteLength(text), 18);
  fields.writeUInt16LE(Buffer.byteLength(name), 22);
  return fields;
}

const signature = (kind: string): Buffer => Buffer.from(`PK${kind}`, 'latin1');

const localHeader = (entry: ZipEntry): Buffer =>
  Buffer.concat([signature('\x03\x04'), common(entry), Buffer.from(entry.name)]);

function directoryEntry(entry: ZipEntry, offset: number): Buffer {
  const madeOnUnix = Buffer.from([20, 3]);
  const rest = Buffer.alloc(14);
  rest.writeUInt32LE(((entry.runs ? 0o100755 : 0o100644) << 16) >>> 0, 6);
  rest.writeUInt32LE(offset, 10);
  return Buffer.concat([signature('\x01\x02'), madeOnUnix, common(entry), rest, Buffer.from(entry.name)]);
}

/** A zip archive of these files, not compressed. */
export function makeZip(entries: readonly ZipEntry[]): Buffer {
  const files: Buffer[] = [];
  const directory: Buffer[] = [];
  let offset = 0;
  for (const entry of entries) {
    const file = Buffer.concat([localHeader(entry), Buffer.from(entry.text)]);
    directory.push(directoryEntry(entry, offset));
    files.push(file);
    offset += file.length;
  }
  const listed = Buffer.concat(directory);
  const end = Buffer.alloc(18);
  end.writeUInt16LE(entries.length, 4);
  end.writeUInt16LE(entries.length, 6);
  end.writeUInt32LE(listed.length, 8);
  end.writeUInt32LE(offset, 12);
  return Buffer.concat([...files, listed, signature('\x05\x06'), end]);
}
