// npm run lab -- figures: how large the program is and what has crept in. It never fails; the tests of this folder decide.
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import { cyclesBelow } from '../conventions/cycles.ts';
import { parse, sourcesBelow, top } from '../conventions/imports.ts';

const rooms = [
  'machines',
  'src/domain',
  'src/contract',
  'src/portal',
  'src/server',
  'src/identity',
  'src/sandbox',
  'src/tools',
  'test',
];

const isGenerated = (file: string): boolean => file.startsWith('src/contract/generated/');
const linesOf = (file: string): number => readFileSync(path.join(top, file), 'utf8').split('\n').length - 1;

function filesOf(room: string): string[] {
  try {
    return sourcesBelow(room).filter((file) => !isGenerated(file));
  } catch {
    return [];
  }
}

/** Exported functions and classes without a comment before them. */
function undocumented(file: string): string[] {
  const source = parse(file);
  return source.statements.flatMap((statement) => {
    const isExported =
      ts.canHaveModifiers(statement) &&
      ts.getModifiers(statement)?.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword);
    const isMeant = ts.isFunctionDeclaration(statement) || ts.isClassDeclaration(statement);
    if (!isExported || !isMeant || ts.getJSDocCommentsAndTags(statement).length > 0) return [];
    return [`${file}: ${statement.name?.text ?? 'default'}`];
  });
}

/** The lines that a tool prints, which is a package of `folder`. */
function printedBy(folder: string, command: string, ...args: string[]): string[] {
  const { stdout } = spawnSync(path.join(folder, 'node_modules/.bin', command), args, {
    cwd: top,
    encoding: 'utf8',
  });
  return stdout.split('\n').filter((line) => line.trim() !== '');
}

const pad = (value: string | number, width: number): string => String(value).padStart(width);

console.log('room              files    lines  largest file');
for (const room of rooms) {
  const files = filesOf(room).map((file) => ({ file, lines: linesOf(file) }));
  const [largest] = files.toSorted((one, other) => other.lines - one.lines);
  if (!largest) continue;
  const lines = files.reduce((sum, one) => sum + one.lines, 0);
  console.log(
    `${room.padEnd(16)}${pad(files.length, 7)}${pad(lines, 9)}  ${largest.file} (${largest.lines})`,
  );
}

const sections: readonly (readonly [title: string, lines: readonly string[]])[] = [
  ['import cycles', cyclesBelow(['src', 'machines', 'test']).map((cycle) => cycle.join(' → '))],
  [
    'exported functions and classes without a docstring',
    rooms
      .filter((room) => room !== 'test')
      .flatMap(filesOf)
      .flatMap(undocumented),
  ],
  [
    'dead files, exports and packages (knip)',
    printedBy(top, 'knip', '--no-progress', '--reporter', 'compact', '--no-exit-code'),
  ],
  [
    'runs of ten duplicated lines (jscpd)',
    printedBy(
      import.meta.dirname,
      'jscpd',
      '--silent',
      '-l',
      '10',
      '-k',
      '80',
      '--ignore',
      '**/generated/**,**/node_modules/**',
      'src',
      'machines',
      'test',
    ).slice(-1),
  ],
];
for (const [title, lines] of sections) {
  console.log(`\n${title}: ${lines.length === 0 ? 'none' : ''}`);
  for (const line of lines) console.log(`  ${line}`);
}
