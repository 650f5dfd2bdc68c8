import path from 'node:path';

const longest = 100;
const longestEnding = 20;

/** The name cut between characters, not within one. Its ending stays, since that says what kind of file it is. */
function shortened(name: string): string {
  const characters = [...name];
  if (characters.length <= longest) return name;
  const ending = [...path.extname(name)];
  const kept = ending.length <= longestEnding ? ending : [];
  return [...characters.slice(0, longest - kept.length), ...kept].join('');
}

/**
 * A file's name in a form that visitors can safely save: without folders, control characters, characters that change
 * the direction of text, or half characters.
 */
export function safeName(fileName: string): string {
  const name = fileName
    .replace(/\p{Surrogate}/gu, '_')
    .normalize('NFC')
    .replace(/[\p{Cc}\u200e\u200f\u202a-\u202e\u2066-\u2069]/gu, '')
    .replace(/[/\\:*?"<>|]/g, '_')
    .replace(/^[. ]+|[. ]+$/g, '');
  return name === '' ? 'file' : shortened(name);
}
