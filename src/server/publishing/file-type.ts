import path from 'node:path';
import { Refusal } from '../http/refusal.ts';
import { refuseOtherFormats } from '../ingest/other-formats.ts';
import { mediaTypes } from './file-names.ts';

type Beginning = { readonly starts: readonly string[]; readonly as: string };

const zip: Beginning = { starts: ['PK\x03\x04'], as: 'a ZIP archive, as files of this kind are' };
const ole: Beginning = { starts: ['\xd0\xcf\x11\xe0'], as: 'a file of the Office programs before 2007' };

/** How files begin that are no text, by the ending of their names. */
const bytesOf: Readonly<Record<string, Beginning>> = {
  '.pdf': { starts: ['%PDF-'], as: 'a PDF' },
  '.gz': { starts: ['\x1f\x8b'], as: 'packed with gzip' },
  '.zip': { ...zip, as: 'a ZIP archive' },
  '.xlsx': zip,
  '.docx': zip,
  '.xls': ole,
  '.doc': ole,
};

/** How texts begin behind blanks. */
const textOf: Readonly<Record<string, Beginning>> = {
  '.xml': { starts: ['<'], as: 'XML' },
  '.json': { starts: ['{', '['], as: 'JSON' },
  '.ndjson': { starts: ['{'], as: 'NDJSON' },
};

/** A page or a drawing, whatever its text is named: behind blanks, comments and the line that begins XML. */
const markup = /^(?:\s|<\?xml[^>]*>|<!--(?:(?!-->)[\s\S])*-->)*<(?:!doctype\s+)?(html|svg)\b/i;

const refusal = (text: string): Refusal => new Refusal('invalid-request', text);

function refuseUnlessIt(begins: Beginning | undefined, head: string, fileName: string): void {
  if (begins && !begins.starts.some((start) => head.startsWith(start)))
    throw refusal(`${fileName} is not ${begins.as}.`);
}

/** Passes on what is UTF-8 text, and begins as one of its kind. */
async function* asText(
  fileName: string,
  ending: string,
  content: AsyncIterable<Buffer>,
): AsyncGenerator<Buffer> {
  const decoder = new TextDecoder('utf-8', { fatal: true });
  const decode = (bytes?: Buffer): string => {
    try {
      const text = decoder.decode(bytes, { stream: bytes !== undefined });
      if (!text.includes('\0')) return text;
    } catch {}
    throw refusal(`${fileName} is not UTF-8 text: save it as UTF-8.`);
  };
  let isBegun = false;
  for await (const bytes of content) {
    if (!isBegun && bytes[0] === 0x1f && bytes[1] === 0x8b)
      throw refusal(`${fileName} is packed with gzip: unpack it.`);
    if (!isBegun && (ending === '.csv' || ending === '.ndjson')) refuseOtherFormats(bytes);
    const text = decode(bytes);
    const begin: string = isBegun ? '' : text.trimStart();
    const [, page] = markup.exec(begin) ?? [];
    if (page !== undefined) throw refusal(`${fileName} is ${page.toUpperCase()}, and cannot be published.`);
    if (begin !== '') refuseUnlessIt(textOf[ending], begin, fileName);
    isBegun ||= begin !== '';
    yield bytes;
  }
  decode();
}

/** Passes on what begins as files of its kind do. */
async function* asBytes(
  fileName: string,
  ending: string,
  content: AsyncIterable<Buffer>,
): AsyncGenerator<Buffer> {
  let isBegun = false;
  for await (const bytes of content) {
    if (!isBegun) refuseUnlessIt(bytesOf[ending], bytes.subarray(0, 8).toString('latin1'), fileName);
    isBegun = true;
    yield bytes;
  }
}

/**
 * Passes on the bytes of a file that an operator publishes, and refuses them where they are not what the ending of its
 * name says: visitors and their browsers go by that.
 *
 * @param content pieces of which the first has the file's beginning
 * @throws Refusal
 */
export async function* asNamed(fileName: string, content: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  const ending = path.extname(fileName).toLowerCase();
  if (ending in mediaTypes) {
    yield* (ending in bytesOf ? asBytes : asText)(fileName, ending, content);
    return;
  }
  // Read first: that it cannot be read is said before.
  for await (const _ of content)
    throw new Refusal('invalid-request', [
      `${fileName} is of no kind that can be published. Its name has to end in one of these:`,
      Object.keys(mediaTypes).join(', '),
    ]);
}
