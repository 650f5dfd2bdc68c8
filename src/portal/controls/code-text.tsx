import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useState } from 'react';
import { Buttons } from './buttons.ts';

/** A text for programs with a button that copies it. `name` says what it is. */
export function CodeText({ name, text }: { name: string; text: string }) {
  const [said, setSaid] = useState({ of: '', words: '' });
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text);
      setSaid({ of: text, words: 'Copied.' });
    } catch {
      setSaid({ of: text, words: 'This browser does not let the page copy.' });
    }
  };
  return (
    <>
      <Code name={`Code: ${name}`} text={text} />
      <Buttons data-print="no">
        <Button variant="text" aria-label={`Copy code: ${name}`} onClick={() => void copy()}>
          Copy code
        </Button>
        <span role="status">{said.of === text ? said.words : ''}</span>
      </Buttons>
    </>
  );
}

/** A text for programs. `name` says what it is. */
export function Code({ name, text }: { name: string; text: string }) {
  return (
    // A long line is scrolled to by keyboard too.
    <Pre role="group" aria-label={name} tabIndex={0}>
      <code>{text}</code>
    </Pre>
  );
}

const Pre = styled('pre')({
  margin: '8px 0 4px',
  padding: 12,
  maxHeight: 480,
  border: '1px solid var(--line)',
  borderRadius: 4,
  background: 'var(--surface)',
  fontFamily: 'var(--mono)',
  fontSize: 'var(--text-caption)',
  lineHeight: '18px',
  overflow: 'auto',
  '@media print': { maxHeight: 'none', whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' },
});
