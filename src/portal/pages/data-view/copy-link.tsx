import Button from '@mui/material/Button';
import { useEffect, useState } from 'react';
import { ToolNotice } from './notes.ts';

const noticeMs = 4000;

/** Copies the address of what is shown, and announces the result to screen readers too. */
export function CopyLink({ address }: { address: string }) {
  const [notice, setNotice] = useState('');
  useEffect(() => {
    if (notice === '') return;
    const timer = setTimeout(() => setNotice(''), noticeMs);
    return () => clearTimeout(timer);
  }, [notice]);
  const copy = async (): Promise<void> => {
    try {
      await navigator.clipboard.writeText(new URL(address, location.href).href);
      setNotice('Link copied');
    } catch {
      setNotice('This browser does not allow the page to copy. The link is in the address bar.');
    }
  };
  return (
    <>
      <Button variant="text" onClick={() => void copy()}>
        Copy link
      </Button>
      <ToolNotice role="status">{notice}</ToolNotice>
    </>
  );
}
