import { styled } from '@mui/material/styles';
import { Buttons } from './buttons.ts';
import { CopyButton } from './copy-button.tsx';

/** A text for programs with a button that copies it. `name` says what it is. */
export function CodeText({ name, text }: { name: string; text: string }) {
  return (
    <>
      <Code name={`Code: ${name}`} text={text} />
      <Buttons data-print="no">
        <CopyButton variant="text" aria-label={`Copy code: ${name}`} text={text}>
          Copy code
        </CopyButton>
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
