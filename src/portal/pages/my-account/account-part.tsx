import { type ReactNode, type Ref, useId } from 'react';
import { AccountAside, AccountHead, AccountMain, AccountPartRoot } from './my-account-styles.ts';

type Props = {
  title: string;
  /** Shown at the right of the title. */
  action?: ReactNode;
  /** Of the title, which gets the focus of a button that is gone. */
  heading?: Ref<HTMLHeadingElement>;
  /** The information panel beside it. */
  aside: ReactNode;
  children: ReactNode;
};

/** One part of My account: its content, and beside it the information panel (A 2.9). */
export function AccountPart({ title, action, heading, aside, children }: Props) {
  const id = useId();
  return (
    <AccountPartRoot>
      <AccountMain aria-labelledby={id}>
        <AccountHead>
          <h2 id={id} {...(heading ? { ref: heading, tabIndex: -1 } : {})}>
            {title}
          </h2>
          {action}
        </AccountHead>
        {children}
      </AccountMain>
      <AccountAside aria-label={`Good to know: ${title}`}>{aside}</AccountAside>
    </AccountPartRoot>
  );
}

/** One paragraph of the information panel, under its own heading. */
export function Info({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section>
      <h3>{title}</h3>
      {children}
    </section>
  );
}
