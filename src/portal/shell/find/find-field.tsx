import Button from '@mui/material/Button';
import useAutocomplete from '@mui/material/useAutocomplete';
import { shallowEqual, useSelector } from '@xstate/react';
import { type FocusEvent, type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import type { Actor } from 'xstate';
import { type FindView, viewOf } from '../../../../machines/find.ts';
import { mostSeries, roomAt } from '../../../domain/compare/comparison.ts';
import { errorText, inWords } from '../../../domain/failure.ts';
import { findHintOf, findTextOf } from '../../../domain/feed/find-text.ts';
import type { FoundPage, FoundView, FoundViews } from '../../../domain/feed/found-views.ts';
import { shortDate, utcClock } from '../../../domain/format/timestamps.ts';
import { CrossIcon } from '../../controls/icons.tsx';
import { useFlow } from '../../flows/binding/use-flow.ts';
import { find } from '../../flows/find.ts';
import { Frame } from '../layout.ts';
import {
  Below,
  CloseButton,
  Cover,
  Instrument,
  InstrumentHead,
  Line,
  Results,
  Tick,
  Told,
  ToldLine,
  View,
} from './find-styles.ts';

type FindActor = Actor<typeof find>;
type Result = FoundPage | FoundView;
/** The combobox ignores a key once `defaultMuiPrevented` is set. */
type AutocompleteKey = KeyboardEvent & { defaultMuiPrevented?: boolean };

const countOf = (count: number, word: string): string => `${count} ${word}${count === 1 ? '' : 's'}`;

const isBusy = ({ kind }: FindView): boolean => kind === 'waiting' || kind === 'searching';

/** The status text below the field, also for screen readers: a hint, progress, or the number of results. */
function toldOf({ kind, text, found }: FindView): string {
  const hint = findHintOf(findTextOf(text));
  if (kind === 'empty')
    return hint ?? 'A name or a part of it, an ISIN, a venue or a MIC; several words narrow it down.';
  if (kind === 'failed') return '';
  if (kind === 'nothingFound' && found?.inArchive)
    return 'All data of this instrument is in the archive: programs read it with GET /api/history.';
  if (kind === 'nothingFound' && found?.areCompared)
    return 'Everything that matches is in the comparison already.';
  if (kind === 'nothingFound')
    return [hint, 'Nothing that you may see matches all of this. Try fewer or shorter words.']
      .join(' ')
      .trim();
  if (found === null || found.views.length === 0) return 'Looking…';
  const instruments = new Set(found.views.map(({ code }) => code)).size;
  const more = found.more ? ' There are more: type more to narrow them down.' : '';
  const said = `${countOf(instruments, 'instrument')}, ${countOf(found.views.length, 'view')}, with their last publication in UTC.${more}`;
  return hint === null ? said : `${hint} ${said}`;
}

const comparingText = (isFull: boolean): string =>
  isFull
    ? ` No more than ${mostSeries} can be compared. What you choose is compared.`
    : ' Tick several by their boxes or with Shift and Enter. What you choose is compared.';

/** What can be chosen: each instrument and then its views; to compare, views alone. */
function resultsOf({ instruments, views }: FoundViews, isComparing: boolean): readonly Result[] {
  if (isComparing || instruments.length === 0) return views;
  return instruments.flatMap((one) => [one, ...views.filter(({ code }) => code === one.code)]);
}

/** What results are for. */
type ResultUse = 'openOrCompare' | 'compare' | 'open';

/** The open field: a combobox with the results, grouped by instrument. */
function OpenField({
  actor,
  results: use,
  takeEarly,
}: {
  actor: FindActor;
  results: ResultUse;
  takeEarly: (() => string) | undefined;
}) {
  const view = useSelector(actor, viewOf, shallowEqual);
  const canCompare = use === 'openOrCompare';
  const [isComparing, setIsComparing] = useState(use === 'compare');
  /** The results that are ticked, of which some may have been found by an earlier text. */
  const [marked, setMarked] = useState<readonly string[]>([]);
  /** Whether the user has moved to a result by keyboard since the text was typed. */
  const isPicked = useRef(false);
  const { pathname, search } = useLocation();
  const here = `${pathname}${search}`;
  const results = view.kind === 'failed' || !view.found ? [] : resultsOf(view.found, isComparing);
  const ticked = isComparing ? marked : [];
  const isFull = ticked.length >= roomAt(here);
  const toggle = (to: string): void => {
    if (ticked.includes(to)) setMarked(ticked.filter((one) => one !== to));
    else if (!isFull) setMarked([...ticked, to]);
  };
  const compare = (to: readonly string[]): void => actor.send({ type: 'results.compared', to, here });
  const highlighted = useRef<Result | null>(null);
  const close = (): void => actor.send({ type: 'find.closed' });
  const { getRootProps, getInputProps, getListboxProps, getOptionProps } = useAutocomplete<Result>({
    id: 'find-instrument',
    options: results,
    open: results.length > 0,
    value: null,
    inputValue: view.text,
    autoHighlight: true,
    clearOnBlur: false,
    filterOptions: (options) => options,
    getOptionLabel: ({ to }) => to,
    onInputChange: (_event, typed, reason) => {
      if (reason !== 'input') return;
      isPicked.current = false;
      actor.send({ type: 'text.changed', text: typed });
    },
    onHighlightChange: (_event, found, reason) => {
      highlighted.current = found;
      if (reason === 'keyboard') isPicked.current = true;
    },
    onChange: (_event, chosen) => {
      if (!chosen) return;
      const { to } = chosen;
      if (isComparing) compare(ticked.includes(to) ? ticked : [...ticked, to]);
      else actor.send({ type: 'result.chosen', to });
    },
    // While the list is open, Escape does not reach the field's own handler.
    onClose: (_event, reason) => {
      if (reason === 'escape') close();
    },
  });

  const tick = (event: AutocompleteKey): void => {
    if (!isComparing || event.key !== 'Enter' || !event.shiftKey || event.nativeEvent.isComposing) return;
    event.preventDefault();
    event.defaultMuiPrevented = true;
    if (highlighted.current) toggle(highlighted.current.to);
  };
  // The results shown belong to an earlier text while a search is running: Enter takes the first of the new results.
  const wantFirst = (event: AutocompleteKey): void => {
    if (
      event.defaultMuiPrevented === true ||
      event.key !== 'Enter' ||
      event.nativeEvent.isComposing ||
      isPicked.current
    )
      return;
    if (!isBusy(viewOf(actor.getSnapshot()))) return;
    event.preventDefault();
    event.defaultMuiPrevented = true;
    actor.send({ type: 'first.requested', here: isComparing ? here : null });
  };

  const cover = useRef<HTMLDivElement>(null);
  const input = useRef<HTMLElement | null>(null);
  useEffect(() => {
    input.current = cover.current?.querySelector('input') ?? null;
    input.current?.focus();
    const [early = '', ...entered] = takeEarly?.().split('\n') ?? [];
    if (early !== '') actor.send({ type: 'text.changed', text: early });
    if (entered.length > 0) actor.send({ type: 'first.requested', here: null });
    const closeOutside = ({ target }: Event): void => {
      if (target instanceof Node && !cover.current?.contains(target)) actor.send({ type: 'find.closed' });
    };
    document.addEventListener('pointerdown', closeOutside);
    return () => document.removeEventListener('pointerdown', closeOutside);
  }, [actor, takeEarly]);
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.key !== 'Escape') return;
    event.stopPropagation();
    close();
  };
  const onBlur = ({ relatedTarget, currentTarget }: FocusEvent): void => {
    if (relatedTarget instanceof Node && !currentTarget.contains(relatedTarget)) close();
  };

  const codes = [...new Set(results.map(({ code }) => code))];
  return (
    <Cover ref={cover} role="search" aria-label="Instruments" onKeyDown={onKeyDown} onBlur={onBlur}>
      <Line>
        <div
          {...getRootProps({
            onKeyDown: (event: AutocompleteKey) => {
              tick(event);
              wantFirst(event);
            },
          })}
        >
          <input
            {...getInputProps()}
            aria-label="Find an instrument"
            aria-busy={isBusy(view)}
            aria-describedby="find-told"
            type="text"
            enterKeyHint="go"
            placeholder="Name, ISIN, venue or MIC"
          />
        </div>
        <CloseButton type="button" aria-label="Close the search" onClick={close}>
          <CrossIcon />
        </CloseButton>
      </Line>
      <Below>
        <Frame>
          <ToldLine>
            <Told id="find-told" role="status">
              {toldOf(view)}
              {isComparing && results.length > 0 ? comparingText(isFull) : ''}
              {view.kind === 'searching' && view.isWanted ? ' The first result will be opened.' : ''}
            </Told>
            {ticked.length > 0 ? (
              <Button size="small" variant="contained" onClick={() => compare(ticked)}>
                Compare {ticked.length} ticked
              </Button>
            ) : null}
            {canCompare && results.length > 0 ? (
              <Button
                size="small"
                variant={isComparing ? 'contained' : 'outlined'}
                aria-pressed={isComparing}
                onClick={() => {
                  setIsComparing(!isComparing);
                  input.current?.focus();
                }}
              >
                Compare
              </Button>
            ) : null}
          </ToldLine>
          {view.kind === 'failed' && view.failure ? (
            <Told role="alert">
              {inWords(view.failure, errorText).message}{' '}
              <Button
                size="small"
                onClick={() => {
                  actor.send({ type: 'retry.requested' });
                  input.current?.focus();
                }}
              >
                Try again
              </Button>
            </Told>
          ) : null}
          {results.length > 0 ? (
            <Results
              {...getListboxProps()}
              aria-label="Instruments found"
              aria-multiselectable={isComparing || undefined}
            >
              {codes.map((code) => (
                <Group
                  key={code}
                  results={results.filter((one) => one.code === code)}
                  ticks={isComparing ? { ticked, toggle } : null}
                >
                  {(one) => getOptionProps({ option: one, index: results.indexOf(one) })}
                </Group>
              ))}
            </Results>
          ) : null}
        </Frame>
      </Below>
    </Cover>
  );
}

type OptionProps = ReturnType<ReturnType<typeof useAutocomplete<Result>>['getOptionProps']>;

function InstrumentText({ description, code, assetClass }: Omit<Result, 'to'>) {
  return (
    <>
      <b>{description}</b>
      <code>{code}</code>
      <span>{assetClass}</span>
    </>
  );
}

/** An instrument, which can be chosen unless views alone can, with its views. */
function Group({
  results,
  ticks,
  children,
}: {
  results: readonly Result[];
  /** Which of them are ticked; null if only one can be chosen. */
  ticks: { readonly ticked: readonly string[]; readonly toggle: (to: string) => void } | null;
  children: (result: Result) => OptionProps;
}) {
  const [first] = results;
  if (!first) return null;
  const { code, description } = first;
  return (
    <li role="presentation">
      {'venues' in first ? null : (
        <InstrumentHead aria-hidden="true">
          <InstrumentText {...first} />
        </InstrumentHead>
      )}
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset is for form controls. */}
      <ul role="group" aria-label={`${description}, ${code}`}>
        {results.map((result) => {
          const { key: _key, ...option } = children(result);
          return 'venues' in result ? (
            <Instrument key={result.to} {...option}>
              <InstrumentText {...result} />
              <span>{result.venues.join(', ')}</span>
            </Instrument>
          ) : (
            <View
              key={result.to}
              {...option}
              {...(ticks ? { 'aria-selected': ticks.ticked.includes(result.to) } : {})}
            >
              <div>
                {ticks ? (
                  <Tick
                    aria-hidden="true"
                    data-ticked={ticks.ticked.includes(result.to)}
                    onClick={(event) => {
                      // The row itself is compared at once.
                      event.stopPropagation();
                      ticks.toggle(result.to);
                    }}
                  >
                    ✓
                  </Tick>
                ) : null}
                {result.orderType}
              </div>
              <span>
                {result.venue} <code>{result.segment}</code>
              </span>
              <span title="Last publication, UTC">
                {result.last === null ? null : (
                  <>
                    {shortDate(result.last)} <span className="figures">{utcClock(result.last)}</span>
                  </>
                )}
              </span>
            </View>
          );
        })}
      </ul>
    </li>
  );
}

/** The field of the header. Opens each time `wanted` changes; reports when it was closed without opening a view. */
export function FindField({
  flow = find,
  results = 'openOrCompare',
  wanted,
  takeEarly,
  onClosed,
}: {
  /** Another flow, if a result does something other than opening its view. */
  flow?: typeof find;
  results?: ResultUse;
  wanted: number;
  /** What was typed before the field was there, with a line feed for each Enter. */
  takeEarly?: () => string;
  onClosed: () => void;
}) {
  const actor = useFlow(flow);
  const isClosed = useSelector(actor, (snapshot) => viewOf(snapshot).kind === 'closed');
  const hasGone = useRef(false);
  const wasOpen = useRef(false);
  useEffect(() => {
    const subscription = actor.on('navigate', () => {
      hasGone.current = true;
    });
    return () => subscription.unsubscribe();
  }, [actor]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a change of `wanted` opens it again.
  useEffect(() => {
    // If the field is already open, it has received these keys.
    if (viewOf(actor.getSnapshot()).kind !== 'closed') takeEarly?.();
    actor.send({ type: 'find.opened' });
  }, [actor, wanted, takeEarly]);
  useEffect(() => {
    // A view that opens takes the focus itself.
    if (isClosed && wasOpen.current && !hasGone.current) onClosed();
    wasOpen.current = !isClosed;
    hasGone.current = false;
  }, [isClosed, onClosed]);
  return isClosed ? null : <OpenField actor={actor} results={results} takeEarly={takeEarly} />;
}
