import Link from '@mui/material/Link';
import { styled } from '@mui/material/styles';
import { Fragment, type ReactNode } from 'react';

const mark = /\*\*([^*]+)\*\*|[*_]([^*_\s][^*_]*)[*_](?!\w)|`([^`]+)`|\[([^\]]+)\]\(([^)]+)\)/;

/** Emphasis, code and links of a Markdown text; a link that leads into the repository is its words only. */
export function marked(text: string): ReactNode {
  const found = mark.exec(text);
  if (found === null) return text;
  const [whole, bold, slanted, code, words, address = ''] = found;
  const rest = marked(text.slice(found.index + whole.length));
  const inner =
    bold !== undefined ? (
      <b>{marked(bold)}</b>
    ) : slanted !== undefined ? (
      <i>{marked(slanted)}</i>
    ) : code !== undefined ? (
      <code>{code}</code>
    ) : /^https?:\/\//.test(address) ? (
      <Link href={address}>{words}</Link>
    ) : (
      words
    );
  return (
    <>
      {text.slice(0, found.index)}
      {inner}
      {rest}
    </>
  );
}

/** Paragraphs of Markdown, one a line. */
export function MarkedText({ text }: { text: string }) {
  const lines = text.split('\n').filter((line) => line.trim() !== '');
  return lines.map((line) => (
    <Fragment key={line}>
      <Paragraph>{marked(line)}</Paragraph>
    </Fragment>
  ));
}

const Paragraph = styled('p')({
  marginTop: 8,
  '& code': { fontFamily: 'var(--mono)', fontSize: '0.92em', overflowWrap: 'anywhere' },
  '& b': { fontWeight: 600 },
});
