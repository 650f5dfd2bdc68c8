import { variables } from './variables.ts';

const wrap = (text: string, width: number): string[] => {
  const lines: string[] = [];
  for (const word of text.split(' ')) {
    const last = lines.at(-1);
    if (last !== undefined && last.length + word.length < width) lines[lines.length - 1] = `${last} ${word}`;
    else lines.push(word);
  }
  return lines;
};

/** The text of .env.example. A test checks that the file is equal to it. */
export function envExample(): string {
  const head = [
    '# Every variable the program reads. None is needed to try it out. Copy those you change to .env.',
    '# The value after each name is the default.',
  ];
  const entries = Object.entries(variables).flatMap(([name, { about, otherwise }]) => [
    '',
    ...wrap(about, 100).map((line) => `# ${line}`),
    `#${name}=${otherwise}`,
  ]);
  return `${[...head, ...entries].join('\n')}\n`;
}
