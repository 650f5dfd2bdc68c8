import { execFileSync } from 'node:child_process';

/** The sheets of a workbook and its cells with their number formats, as Python's standard library reads them. */
export function sheetCells(file: Buffer): {
  sheets: string[];
  rows: [text: string | number, format: string][][];
} {
  const program = `
import sys, io, json, zipfile, xml.etree.ElementTree as tree
n = '{http://schemas.openxmlformats.org/spreadsheetml/2006/main}'
z = zipfile.ZipFile(io.BytesIO(sys.stdin.buffer.read()))
assert z.testzip() is None
styles = tree.fromstring(z.read('xl/styles.xml'))
formats = {f.get('numFmtId'): f.get('formatCode') for f in styles.iter(n + 'numFmt')}
cells = [x.get('numFmtId') for x in styles.find(n + 'cellXfs')]
def cell(c):
  f = cells[int(c.get('s', '0'))]
  v = c.find(n + 'v')
  value = ''.join(t.text or '' for t in c.iter(n + 't')) if c.get('t') == 'inlineStr' else '' if v is None else v.text if c.get('t') == 'b' else float(v.text)
  assert c.find(n + 'f') is None
  return [value, '@' if f == '49' else formats.get(f, '')]
def cells_of(row):
  found = []
  for c in row.iter(n + 'c'):
    at = 0
    for letter in (c.get('r') or '').rstrip('0123456789'): at = at * 26 + ord(letter) - 64
    found += [['', '']] * (at - 1 - len(found)) + [cell(c)]
  return found
rows = [cells_of(r) for r in tree.fromstring(z.read('xl/worksheets/sheet1.xml')).iter(n + 'row')]
sheets = [s.get('name') for s in tree.fromstring(z.read('xl/workbook.xml')).iter(n + 'sheet')]
print(json.dumps({'sheets': sheets, 'rows': rows}))`;
  return JSON.parse(execFileSync('python3', ['-c', program], { input: file, maxBuffer: 1e8 }).toString());
}
