type Decoded = { text: string; encoding: string };

const startsWith = (bytes: Uint8Array, ...head: number[]) => head.every((byte, at) => bytes[at] === byte);

/** Reads text by its mark, else as strict UTF-8, else as what Turkish banks wrote before it. */
export function decode(bytes: Uint8Array): Decoded {
  if (startsWith(bytes, 0xff, 0xfe)) return { text: read(bytes, 'utf-16le'), encoding: 'UTF-16' };
  if (startsWith(bytes, 0xfe, 0xff)) return { text: read(bytes, 'utf-16be'), encoding: 'UTF-16' };
  // Every second byte of Western text is empty in it.
  if (bytes.length > 3 && bytes[0] !== 0 && bytes[1] === 0 && bytes[3] === 0)
    return { text: read(bytes, 'utf-16le'), encoding: 'UTF-16' };
  try {
    return { text: read(bytes, 'utf-8', true), encoding: 'UTF-8' };
  } catch {
    return { text: read(bytes, 'windows-1254'), encoding: 'Windows-1254' };
  }
}

const read = (bytes: Uint8Array, label: string, fatal = false) =>
  new TextDecoder(label, { fatal }).decode(bytes);
