import { IngestRefusal } from './fault-list.ts';

const unpackIt = 'unpack it, and give the file in it; a single file may be packed with gzip';
const saveAsCsv = 'save the sheet as CSV (UTF-8)';

/** What files begin with that are mistaken for text, what they are, and what to do. */
const signatures: readonly (readonly [start: string, what: string, todo: string])[] = [
  ['%PDF', 'a PDF', 'give the CSV or NDJSON file that it was made from'],
  ['PAR1', 'a Parquet file', 'save it as CSV or NDJSON'],
  ['\xd0\xcf\x11\xe0', 'an old Excel workbook (XLS)', saveAsCsv],
  ['{\\rtf', 'a document (RTF)', 'save it as plain text in UTF-8'],
  ['\x1f\x8b', 'packed with gzip twice', 'unpack it once'],
  ['BZh', 'packed with bzip2', unpackIt],
  ['\xfd7zXZ', 'packed with xz', unpackIt],
  ['\x28\xb5\x2f\xfd', 'packed with zstd', unpackIt],
  ['7z\xbc\xaf', 'a 7z archive', unpackIt],
  ['Rar!', 'a RAR archive', unpackIt],
];

/** Excel and OpenDocument save a sheet as a ZIP archive of XML. */
function zipRefusal(start: string): IngestRefusal {
  const sheet = start.includes('opendocument')
    ? 'an OpenDocument file (ODS)'
    : /\[Content_Types\]\.xml|_rels\/|docProps\/|xl\//.test(start)
      ? 'an Excel workbook (XLSX)'
      : null;
  return new IngestRefusal(
    sheet ? `The file is ${sheet}: ${saveAsCsv}.` : `The file is a ZIP archive: ${unpackIt}.`,
  );
}

/**
 * Refuses what is no UTF-8 text, by its first bytes. Spreadsheets save "Unicode text" as UTF-16, which is recognised by
 * its byte order mark or by the zero half of each Latin letter.
 *
 * @throws IngestRefusal that says what it is and what to do
 */
export function refuseOtherFormats(bytes: Uint8Array): void {
  const [first, second, third, fourth] = bytes;
  const isMarked = (first === 0xff && second === 0xfe) || (first === 0xfe && second === 0xff);
  const isBare =
    (first === 0 && second !== 0 && third === 0) || (second === 0 && first !== 0 && fourth === 0);
  if (isMarked || isBare) throw new IngestRefusal('The file is UTF-16 text: save it as UTF-8.');
  const start = Buffer.from(bytes.subarray(0, 2048)).toString('latin1');
  if (start.startsWith('PK\x03\x04')) throw zipRefusal(start);
  if (start.slice(257, 262) === 'ustar') throw new IngestRefusal(`The file is a TAR archive: ${unpackIt}.`);
  const known = signatures.find(([sign]) => start.startsWith(sign));
  if (known) throw new IngestRefusal(`The file is ${known[1]}: ${known[2]}.`);
}
