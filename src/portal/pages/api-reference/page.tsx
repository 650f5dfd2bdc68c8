import Link from '@mui/material/Link';
import { type MouseEvent, useEffect, useState } from 'react';
import { Link as RouterLink, useLocation } from 'react-router-dom';
import type { ReferenceCall } from '../../../contract/api-reference.ts';
import { pagePaths } from '../../../domain/page-paths.ts';
import { serviceNow } from '../../api/service-time.ts';
import { MarkedText, marked } from '../../controls/marked-text.tsx';
import { PageContents } from '../../controls/page-contents.tsx';
import { Public } from '../../controls/public-styles.ts';
import { keptPosition } from '../../hooks/use-scroll-memory.ts';
import { CallEntry, type Shared } from './call-entry.tsx';
import type { Language } from './code-samples.ts';
import { reference } from './contract-calls.ts';
import { FieldList, shapePlace } from './field-list.tsx';
import { Limits } from './limits.tsx';
import { Fields, Folded, FoldedList, Inside, PlainSummary, Sections, Told } from './reference-styles.ts';
import { Start } from './start.tsx';

const places = {
  start: 'start',
  programs: 'for-programs',
  rules: 'rules',
  limits: 'limits',
  own: 'portal',
  shapes: 'shapes',
} as const;

const sections = [
  { id: places.start, heading: 'Start here' },
  { id: places.programs, heading: 'Calls of programs' },
  { id: places.rules, heading: 'What holds for every call' },
  { id: places.limits, heading: 'Limits' },
  { id: places.own, heading: 'Calls of the portal itself' },
  { id: places.shapes, heading: 'Shapes' },
];

const forPrograms = reference.calls.filter((call) => call.isForPrograms);
const ownCalls = reference.calls.filter((call) => !call.isForPrograms);

/** What an address leads to: a place, or a call by its operationId, perhaps behind the name of its part. */
function placeIn(hash: string): string {
  const encoded = hash.slice(1).split('/').at(-1) ?? '';
  try {
    return decodeURIComponent(encoded);
  } catch {
    return encoded;
  }
}

/** The folded parts around a place, and itself. */
function foldedAround(place: string): readonly string[] {
  if (ownCalls.some(({ id }) => id === place)) return [places.own, place];
  return place.startsWith(shapePlace('')) ? [places.shapes, place] : [place];
}

/** What is open once a place is to be seen. */
const unfolded =
  (place: string) =>
  (open: ReadonlySet<string>): ReadonlySet<string> =>
    new Set([...open, ...foldedAround(place)]);

/** Every call of the contract: those of programs first, then, folded away, those that only the portal's pages make. */
export function Page() {
  const { hash, search, key } = useLocation();
  const place = placeIn(hash);
  const [open, setOpen] = useState<ReadonlySet<string>>(new Set());
  const [values, setValues] = useState<ReadonlyMap<string, string>>(new Map());
  const [today, setToday] = useState('');
  const [language, setLanguage] = useState<Language>('curl');
  // After the first rendering, which visitors get as HTML without a query and a place.
  useEffect(() => {
    setValues(new Map(new URLSearchParams(search)));
    setToday(serviceNow().slice(0, 10));
  }, [search]);
  useEffect(() => setOpen(unfolded(place)), [place]);
  const isThere = open.has(place);
  useEffect(() => {
    if (isThere && keptPosition(key) === 0) document.getElementById(place)?.scrollIntoView();
  }, [place, key, isThere]);

  // Before the browser scrolls to its place; a link that leads where the address does already changes nothing else.
  const follow = ({ target }: MouseEvent): void => {
    const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href^="#"]') : null;
    if (link) setOpen(unfolded(placeIn(link.hash)));
  };

  const toggle = (id: string) => (isOpen: boolean) =>
    setOpen((before) => new Set(isOpen ? [...before, id] : [...before].filter((one) => one !== id)));
  const shared: Shared = {
    values,
    onChange: (name, value) => setValues((before) => new Map(before).set(name, value)),
    language,
    onLanguage: setLanguage,
    today,
    shapes: reference.shapes,
  };
  const entryOf = (call: ReferenceCall) => (
    <CallEntry
      key={call.id}
      call={call}
      isOpen={open.has(call.id)}
      onToggle={toggle(call.id)}
      shared={shared}
    />
  );
  return (
    <Public onClick={follow}>
      <Sections>
        <section aria-labelledby={places.start}>
          <h2 id={places.start}>Start here</h2>
          <Start shared={shared} />
        </section>
        <section aria-labelledby={places.programs}>
          <h2 id={places.programs}>Calls of programs</h2>
          <ByTag calls={forPrograms} entryOf={entryOf} />
        </section>
        <section aria-labelledby={places.rules}>
          <h2 id={places.rules}>What holds for every call</h2>
          <Fields>
            {reference.chapters.map(({ name, text }) => (
              <div key={name}>
                <dt>{name}</dt>
                <dd>{marked(text)}</dd>
              </div>
            ))}
          </Fields>
        </section>
        <section aria-labelledby={places.limits}>
          <h2 id={places.limits}>Limits</h2>
          <Limits calls={forPrograms} />
        </section>
        <section aria-labelledby={`${places.own}-heading`}>
          <h2 id={`${places.own}-heading`}>Calls of the portal itself</h2>
          <Fold
            id={places.own}
            says="Session, sign-in, account, payment, and the forms"
            open={open}
            toggle={toggle}
          >
            <ByTag calls={ownCalls} entryOf={entryOf} />
            <Forms />
          </Fold>
        </section>
        <section aria-labelledby={`${places.shapes}-heading`}>
          <h2 id={`${places.shapes}-heading`}>Shapes</h2>
          <Fold
            id={places.shapes}
            says="What is sent and answered, field by field"
            open={open}
            toggle={toggle}
          >
            {reference.shapes.map(({ name, description, fields }) => (
              <Fold key={name} id={shapePlace(name)} says={name} open={open} toggle={toggle}>
                {description === '' ? null : <MarkedText text={description} />}
                <FieldList fields={fields} />
              </Fold>
            ))}
          </Fold>
        </section>
      </Sections>
      <PageContents sections={sections}>
        Version {reference.version}. The contract itself, for your tools:{' '}
        <Link href="/openapi.yaml">YAML</Link>, <Link href="/openapi.json">JSON</Link>. What each field of the
        data means:{' '}
        <Link component={RouterLink} to={pagePaths.dataFormat}>
          fields and flags
        </Link>
        .
      </PageContents>
    </Public>
  );
}

function ByTag({
  calls,
  entryOf,
}: {
  calls: readonly ReferenceCall[];
  entryOf: (call: ReferenceCall) => React.ReactNode;
}) {
  return reference.tags
    .map((tag) => ({ ...tag, calls: calls.filter((call) => call.tag === tag.name) }))
    .filter((tag) => tag.calls.length > 0)
    .map(({ name, description, calls: own }) => (
      <div key={name}>
        <h3>{name}</h3>
        <Told>{description}</Told>
        <FoldedList>{own.map(entryOf)}</FoldedList>
      </div>
    ));
}

type FoldProps = {
  id: string;
  says: string;
  open: ReadonlySet<string>;
  toggle: (id: string) => (isOpen: boolean) => void;
  children: React.ReactNode;
};

function Fold({ id, says, open, toggle, children }: FoldProps) {
  const isOpen = open.has(id);
  return (
    <Folded
      id={id}
      open={isOpen}
      onToggle={(event) => {
        // A part inside tells it too.
        if (event.target === event.currentTarget && event.currentTarget.open !== isOpen)
          toggle(id)(event.currentTarget.open);
      }}
    >
      <PlainSummary>{says}</PlainSummary>
      {isOpen ? <Inside>{children}</Inside> : null}
    </Folded>
  );
}

function Forms() {
  return (
    <div>
      <h3>Forms</h3>
      <Told>What the portal says at each field.</Told>
      {reference.forms.map(({ name, fields }) => (
        <div key={name}>
          <h4>{name}</h4>
          <Fields>
            {fields.map(({ name: field, isOptional, messages }) => (
              <div key={field}>
                <dt>{field}</dt>
                <dd>
                  {isOptional ? 'Optional. ' : ''}
                  {messages.join('. ')}
                </dd>
              </div>
            ))}
          </Fields>
        </div>
      ))}
    </div>
  );
}
