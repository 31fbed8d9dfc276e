import { decode } from './decode';

/*
 * A page of the web with all that belongs to it in one file, as a mail holds its attachments. Excel saves a workbook so
 * ("Tek Dosya Web Sayfası"), and banks name what they write so ".xls". Only its pages count.
 */

export type Page = { name: string; html: string };

const KIND = /^content-type:[^\S\n]*multipart\//im;
const FIRST = /^(?:mime-version|content-type|from|subject|date|x-[\w-]+):/i;

/** Does a text begin as such a file does? */
export const isMhtml = (head: string): boolean => FIRST.test(head) && KIND.test(head);

/** The pages of a file, in the order in which they stand. */
export function pagesOf(bytes: Uint8Array): Page[] {
  // A letter for each byte: what the bytes mean is told by each part.
  const text = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString('latin1');
  const [, quoted, bare] = /\bboundary=(?:"([^"\r\n]+)"|([^\s;]+))/i.exec(text.slice(0, 4_000)) ?? [];
  const boundary = quoted ?? bare;
  return boundary ? text.split(`--${boundary}`).flatMap((part, at) => pageOf(part, at) ?? []) : [];
}

function pageOf(part: string, at: number): Page | undefined {
  const end = /\r?\n\r?\n/.exec(part);
  if (!end) return undefined;
  const [head, body] = [part.slice(0, end.index), part.slice(end.index + end[0].length)];
  if (!/^content-type:[^\S\n]*text\/html/im.test(head)) return undefined;
  const [, encoding = ''] = /^content-transfer-encoding:[^\S\n]*([\w-]+)/im.exec(head) ?? [];
  const [, place = ''] = /^content-location:(.*)$/im.exec(head) ?? [];
  const name =
    place
      .trim()
      .split(/[/\\]/)
      .at(-1)
      ?.replace(/\.html?$/i, '') || `Sayfa ${at}`;
  return { name, html: decode(bytesOf(body, encoding.toLowerCase())).text };
}

function bytesOf(body: string, encoding: string): Buffer {
  if (encoding === 'base64') return Buffer.from(body, 'base64');
  return Buffer.from(encoding === 'quoted-printable' ? unquoted(body) : body, 'latin1');
}

/** A line that goes on ends with the sign; else two figures after it are a byte. */
const unquoted = (body: string) =>
  body
    .replace(/=[^\S\n]*\n/g, '')
    .replace(/=([\dA-F]{2})/gi, (_, byte: string) => String.fromCharCode(Number.parseInt(byte, 16)));
