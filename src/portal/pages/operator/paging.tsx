import type { ReactNode } from 'react';
import { Link, useLocation, useSearchParams } from 'react-router-dom';
import type { ScreenAsked } from '../../../../machines/operator-screen.ts';
import { TextLink } from '../../controls/text-link.ts';
import { Choices, ToolLine } from './console-styles.ts';

/** What the address asks of a list: these of its parameters, and the key of the page. */
export function useQuery(...names: readonly string[]): ScreenAsked['query'] {
  const [search] = useSearchParams();
  return Object.fromEntries(
    [...names, 'after'].flatMap((name) => {
      const value = search.get(name);
      return value ? [[name, value]] : [];
    }),
  );
}

/** The address of this list with another value of a parameter, from its first page. */
export function useAddress(): (name: string, value: string | null) => string {
  const { pathname, search } = useLocation();
  return (name, value) => {
    const params = new URLSearchParams(search);
    params.delete('after');
    if (value === null) params.delete(name);
    else params.set(name, value);
    return params.size > 0 ? `${pathname}?${params}` : pathname;
  };
}

/** Narrows a list by one of its parameters. */
export function Narrowing({
  label,
  name,
  choices,
}: {
  label: string;
  name: string;
  choices: readonly (readonly [value: string | null, words: string])[];
}) {
  const [search] = useSearchParams();
  const address = useAddress();
  return (
    <Choices aria-label={label}>
      {choices.map(([value, words]) => (
        <Link
          key={words}
          to={address(name, value)}
          {...(search.get(name) === value ? { 'aria-current': 'true' as const } : {})}
        >
          {words}
        </Link>
      ))}
    </Choices>
  );
}

/** Says to what a parameter of the address narrows a list, and leads to the whole. */
export function Only({ name, children }: { name: string; children: ReactNode }) {
  const address = useAddress();
  return (
    <span>
      {children} <TextLink to={address(name, null)}>Show all</TextLink>
    </span>
  );
}

/** Leads to the next page of a list, and back to its first. */
export function Pages({ next }: { next: string | null }) {
  const [search] = useSearchParams();
  const address = useAddress();
  const isFirst = search.get('after') === null;
  if (isFirst && next === null) return null;
  return (
    <ToolLine as="nav" aria-label="Pages">
      {isFirst ? null : <TextLink to={address('after', null)}>First page</TextLink>}
      {next === null ? (
        <span>This is the last page.</span>
      ) : (
        <TextLink to={address('after', next)}>Next page</TextLink>
      )}
    </ToolLine>
  );
}
