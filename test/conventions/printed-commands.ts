import { readFileSync } from 'node:fs';
import path from 'node:path';
import { top } from './imports.ts';
import { markdownFiles } from './markdown.ts';

/** A command as a page prints it: a shell block, or inline code in a sentence. */
export type Printed = {
  readonly file: string;
  readonly text: string;
  readonly isBlock: boolean;
};

const isCommand =
  /^([A-Z_]+=\S* )*(npm (ci|run|start|test)\b|(npx|node|curl|tar|cp|pg_dump|pg_restore|createdb) )/;

/** Every command of the pages that a newcomer or an operator follows, not those of tests and packages. */
export function printedCommands(): Printed[] {
  const pages = markdownFiles().filter((file) => !file.startsWith('test/') && file !== 'CHANGELOG.md');
  return pages.flatMap((file) => {
    const text = readFileSync(path.join(top, file), 'utf8');
    const blocks = [...text.matchAll(/^```sh\n([\s\S]*?)^```/gm)].map(([, block = '']) => block);
    const inline = [...text.replace(/^```[\s\S]*?^```/gm, '').matchAll(/`([^`\n]+)`/g)]
      .map(([, code = '']) => code)
      .filter((code) => isCommand.test(code));
    return [
      ...blocks.map((block) => ({ file, text: block, isBlock: true })),
      ...inline.map((code) => ({ file, text: code, isBlock: false })),
    ];
  });
}

/** The single commands of a printed text, without comments, here-documents and leading settings. */
export function singleCommands({ text }: Pick<Printed, 'text'>): string[] {
  return text
    .replace(/^.*<<'(\w+)'\n[\s\S]*?^\1$/gm, '')
    .split('\n')
    .map((line) => line.replace(/\s+#.*$/, ''))
    .flatMap((line) => line.split(' && '))
    .map((command) => command.trim().replace(/^([A-Z_]+=\S* )+/, ''))
    .filter((command) => command !== '');
}
