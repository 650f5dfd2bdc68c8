import { buffer } from 'node:stream/consumers';
import { gzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { asNamed } from '../../../src/server/publishing/file-type.ts';

const read = (name: string, content: string | Buffer): Promise<Buffer> =>
  buffer(
    asNamed(
      name,
      (async function* () {
        yield Buffer.from(content);
      })(),
    ),
  );

describe('publishing: a file is what the ending of its name says', () => {
  it.each([
    ['page.pdf', '<!DOCTYPE html>', 'page.pdf is not a PDF.'],
    ['drawing.pdf', '<svg xmlns="http://www.w3.org/2000/svg"/>', 'drawing.pdf is not a PDF.'],
    ['program.pdf', 'MZ\x90', 'program.pdf is not a PDF.'],
    ['packed.pdf', 'PK\x03\x04', 'packed.pdf is not a PDF.'],
    ['sheet.xlsx', 'a,b\n', 'sheet.xlsx is not a ZIP archive, as files of this kind are.'],
    ['old.xls', 'a,b\n', 'old.xls is not a file of the Office programs before 2007.'],
    ['all.zip', 'a,b\n', 'all.zip is not a ZIP archive.'],
    ['all.gz', 'a,b\n', 'all.gz is not packed with gzip.'],
    ['data.csv', 'PK\x03\x04 xl/', 'The file is an Excel workbook (XLSX): save the sheet as CSV (UTF-8).'],
    ['paper.csv', '%PDF-1.7', 'The file is a PDF: give the CSV or NDJSON file that it was made from.'],
    ['packed.csv', gzipSync('a,b\n'), 'packed.csv is packed with gzip: unpack it.'],
    ['wide.csv', Buffer.from('a,b\n', 'utf16le'), 'The file is UTF-16 text: save it as UTF-8.'],
    ['data.json', 'a,b\n', 'data.json is not JSON.'],
    ['data.ndjson', '[]', 'data.ndjson is not NDJSON.'],
    ['data.xml', 'a,b\n', 'data.xml is not XML.'],
    [
      'page.xml',
      '<?xml version="1.0"?><!-- a --><!-- b -->\n<html/>',
      'page.xml is HTML, and cannot be published.',
    ],
    [
      'drawing.xml',
      '<?xml version="1.0"?>\n<!DOCTYPE svg><svg/>',
      'drawing.xml is SVG, and cannot be published.',
    ],
    ['page.csv', '\ufeff<html lang="en">', 'page.csv is HTML, and cannot be published.'],
    ['page.txt', ' \n<!doctype HTML><p>', 'page.txt is HTML, and cannot be published.'],
    ['notes.txt', Buffer.from('Z\u00fcrich', 'latin1'), 'notes.txt is not UTF-8 text: save it as UTF-8.'],
    ['cut.txt', Buffer.from('Z\u00fc').subarray(0, 2), 'cut.txt is not UTF-8 text: save it as UTF-8.'],
    ['notes.txt', 'a\0b', 'notes.txt is not UTF-8 text: save it as UTF-8.'],
    ['setup.exe', 'MZ', 'setup.exe is of no kind that can be published.'],
    ['page.html', '<html>', 'page.html is of no kind that can be published.'],
    ['README', 'text', 'README is of no kind that can be published.'],
  ])('or is refused: %s', async (name, content, said) => {
    const refused: unknown = await read(name, content).catch((error: unknown) => error);
    expect(refused).toMatchObject({ message: expect.stringContaining(said) });
  });

  it.each([
    ['k.csv', '\ufeffa,b\n'],
    ['k.txt', 'An <html> within a text'],
    ['k.json', ' [1]'],
    ['k.ndjson', '{}\n{}'],
    ['k.xml', '\ufeff\n<!-- no page --><?xml-stylesheet href="a"?><a/>'],
    ['k.xlsx', 'PK\x03\x04'],
    ['K.PDF', '%PDF-1.7'],
    ['k.doc', Buffer.from([0xd0, 0xcf, 0x11, 0xe0])],
    ['k.gz', Buffer.from([0x1f, 0x8b])],
  ])('and is passed on as it is: %s', async (name, content) => {
    expect((await read(name, content)).equals(Buffer.from(content))).toBe(true);
  });
});
