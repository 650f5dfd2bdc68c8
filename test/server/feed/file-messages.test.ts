import { gzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { readLines } from '../../../src/server/ingest/read-lines.ts';
import { readText } from '../../../src/server/ingest/read-text.ts';
import { bondTrade, csv } from './feed-kit.ts';

const good = csv([bondTrade('T1', 60), bondTrade('T2', 60)]);
const [header = '', first = '', second = ''] = good.split('\n');
const columns = header.split(',').length;

/** The lines of a file with that content, and what is said of those that cannot be read. */
async function read(content: string | Buffer) {
  async function* bytes(): AsyncGenerator<Uint8Array> {
    yield Buffer.from(content);
  }
  const { batches, blankRows } = await readLines(readText({ name: 'sent', bytes: bytes() }));
  const lines = [];
  for await (const batch of batches) lines.push(...batch);
  return { lines, blankRows: blankRows(), faults: lines.flatMap(({ fault }) => fault?.reason ?? []) };
}

const zip = (inside: string): Buffer => Buffer.from(`PK\x03\x04\x14\x00\x06\x00${inside}`, 'latin1');
const everyLine = (change: (line: string) => string): string =>
  good.trim().split('\n').map(change).join('\n');

describe('what is no such file is refused with what was found and what to do', () => {
  it.each<[string, string | Buffer, RegExp]>([
    ['semicolons', everyLine((line) => line.replaceAll(',', ';')), /separated by semicolons: .* by commas/],
    ['tabs', everyLine((line) => line.replaceAll(',', '\t')), /separated by tabs: .* by commas/],
    ['bars', everyLine((line) => line.replaceAll(',', '|')), /separated by bars: .* by commas/],
    [
      'semicolons beside commas in values',
      'transactionID;price;venueMIC\nT1;1,5;TPIC\n',
      /separated by semicolons/,
    ],
    [
      'a notice',
      `Confidential: do not share\n${good}`,
      /^Line 1 is “Confidential: do not share” and the header is line 2/,
    ],
    [
      'a notice with a blank line',
      `Trades of TPIC\n\n${good}`,
      /the header is line 3: remove what is before it/,
    ],
    [
      'a trailing comma',
      everyLine((line) => `${line},`),
      new RegExp(`ends with a comma, so that column ${columns + 1} has no name`),
    ],
    ['several trailing commas', everyLine((line) => `${line},,,`), /ends with a comma/],
    [
      'a column without a name',
      everyLine((line) => line.replace(',', ',,')),
      /^Column 2 of the header has no name/,
    ],
    ['no header', `${first}\n${second}\n`, /has no header: its first line has values such as “/],
    ['other capitals', good.replace('transactionID', 'TransactionId'), /“TransactionId” for transactionID/],
    [
      'blanks in a name',
      good.replace('transactionID', 'Transaction ID'),
      /“Transaction ID” for transactionID/,
    ],
    ['all names in one pair of quotes', `"${header}"\n${first}\n`, /several names in one pair of quotes/],
    [
      'two names in one pair of quotes',
      good.replace('venueMIC,', '"venueMIC,').replace(',tradeDate', ',tradeDate"'),
      /quotes/,
    ],
    ['a column twice', `${header},price\n`, /twice: price\. Remove one/],
    ['both kinds', 'transactionID,system\n1,2\n', /has both transactionID.* and system/],
    ['neither kind', 'a,b\n1,2\n', /neither one of trades.* it has a, b\.$/],
    ['nothing', '', /is empty: .* only its header/],
    ['a byte order mark only', '\ufeff', /is empty/],
    ['a web page', '<!DOCTYPE html>\n<html><body>502</body></html>', /web page \(HTML\)/],
    ['a web page after blanks', '\n\n<html lang="en">', /web page \(HTML\)/],
    ['XML', '<?xml version="1.0"?><trades/>', /is XML/],
    ['a JSON list', '[{"transactionID":"1"}]', /JSON list: one object a line/],
    [
      'JSON over several lines',
      '{\n  "transactionID": "1"\n}\n',
      /not a JSON object\. Write each object on one line/,
    ],
    ['a ZIP archive', zip('trades.csv'), /is a ZIP archive: unpack it/],
    ['an Excel workbook', zip('[Content_Types].xml'), /Excel workbook \(XLSX\): save the sheet as CSV/],
    [
      'an OpenDocument sheet',
      zip('mimetypeapplication/vnd.oasis.opendocument.spreadsheet'),
      /\(ODS\): save the sheet as CSV/,
    ],
    ['an old Excel workbook', Buffer.from('d0cf11e0a1b11ae1', 'hex'), /\(XLS\): save the sheet as CSV/],
    ['a PDF', '%PDF-1.7\n', /is a PDF/],
    ['a Parquet file', 'PAR1\x15\x04', /is a Parquet file/],
    ['gzip within gzip', gzipSync(gzipSync(good)), /packed with gzip twice/],
    ['zstd', Buffer.from([0x28, 0xb5, 0x2f, 0xfd, 1]), /packed with zstd/],
    ['a tar archive', gzipSync(Buffer.from(`${'trades.csv'.padEnd(257, '\0')}ustar\x0000`)), /TAR archive/],
    ['UTF-16', Buffer.from(`\ufeff${good}`, 'utf16le'), /UTF-16 text: save it as UTF-8/],
    [
      'Latin-1',
      Buffer.from(good.replace('98', 'Aubr\u00e4c'), 'latin1'),
      /not UTF-8 text \(after line \d\): save it as UTF-8/,
    ],
  ])('%s', async (_what, content, message) => {
    await expect(read(content)).rejects.toThrow(message);
  });

  it('a quote that is never closed', async () => {
    await expect(read(`${header}\n"${`${first}\n`.repeat(2000)}`)).rejects.toThrow(
      'Line 2 has a quote that is not closed: close it, or double it within a value.',
    );
  });
});

describe('what spreadsheets leave in a file', () => {
  it('blank rows are skipped and counted, wherever they are and however many cells they have', async () => {
    const blank = ','.repeat(columns - 1);
    const { lines, blankRows } = await read(
      [header, blank, first, ' ,\t,', '', second, blank, blank].join('\r\n'),
    );
    expect([lines.map(({ number }) => number), blankRows]).toEqual([[3, 6], 4]);
  });

  it('a header that is repeated and a comma too many are named', async () => {
    const { faults } = await read([header, first, header, `${second},x`].join('\n'));
    expect(faults).toEqual([
      'repeats the header: remove the line',
      `the line has ${columns + 1} fields, the header ${columns}: a comma within a value needs quotes around it`,
    ]);
  });

  it('a byte order mark, blanks around names and quoted names are taken', async () => {
    const quoted = header.split(',').map((name) => `" ${name}"`);
    expect((await read(`\ufeff${quoted.join(',')}\n${first}\n`)).faults).toEqual([]);
  });
});
