import { createContext, type ReactNode, use } from 'react';
import { createPortal } from 'react-dom';
import { ToolNotice } from './notes.ts';

/** Where the notices of tools are shown; null for beside each. */
export const NoticePlace = createContext<HTMLElement | null>(null);

/** What has become of a tool's use, announced to screen readers too. */
export function ToolStatus({ children }: { children: ReactNode }) {
  const place = use(NoticePlace);
  const notice = <ToolNotice role="status">{children}</ToolNotice>;
  return place ? createPortal(notice, place) : notice;
}
