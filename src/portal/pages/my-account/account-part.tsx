import { type ReactNode, useId } from 'react';

type Props = {
  title: string;
  /** Stands at the right of the title. */
  action?: ReactNode;
  /** The information panel beside it. */
  aside: ReactNode;
  children: ReactNode;
};

/** One part of My account: what it is about, and beside it the information panel (A 2.9). */
export function AccountPart({ title, action, aside, children }: Props) {
  const id = useId();
  return (
    <div className="account-part">
      <section className="account-main" aria-labelledby={id}>
        <div className="account-head">
          <h2 id={id}>{title}</h2>
          {action}
        </div>
        {children}
      </section>
      <aside className="account-aside" aria-label="Good to know">
        {aside}
      </aside>
    </div>
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
