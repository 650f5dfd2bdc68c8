import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { Notice, NoticeTitle } from '../../forms/notice.ts';

const Text = styled('p')({ fontSize: 'var(--text-small)', lineHeight: '20px' });

/** A note before a form: why the user is here and what to do now. */
export function Note({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Notice role="note">
      <NoticeTitle>{title}</NoticeTitle>
      <Text>{children}</Text>
    </Notice>
  );
}
