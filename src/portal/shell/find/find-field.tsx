import Button from '@mui/material/Button';
import useAutocomplete from '@mui/material/useAutocomplete';
import { shallowEqual, useSelector } from '@xstate/react';
import { type FocusEvent, type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import type { Actor, ActorRefFrom } from 'xstate';
import { type FindView, viewOf } from '../../../../machines/find.ts';
import { viewOf as watchedIn, type watchlistMachine } from '../../../../machines/watchlist.ts';
import { mostSeries, roomAt } from '../../../domain/compare/comparison.ts';
import { counted } from '../../../domain/counted.ts';
import { errorText, inWords, notChangedText } from '../../../domain/failure.ts';
import { findHintOf, findTextOf } from '../../../domain/feed/find-text.ts';
import {
  type FoundPage,
  type FoundView,
  type FoundViews,
  hasResults,
} from '../../../domain/feed/found-views.ts';
import { groupedDecimal } from '../../../domain/format/decimals.ts';
import { dateBeside, utcClock } from '../../../domain/format/timestamps.ts';
import { serviceNow } from '../../api/service-time.ts';
import { CrossIcon } from '../../controls/icons.tsx';
import { useFlow } from '../../flows/binding/use-flow.ts';
import { find, findPublic } from '../../flows/find.ts';
import { watchlist } from '../../flows/watchlist.ts';
import { priceUnitInWords } from '../../pages/data-view/charts/units.ts';
import { StarMark } from '../../watchlist/star.tsx';
import { Frame } from '../layout.ts';
import {
  Below,
  CloseButton,
  Cover,
  Hidden,
  Instrument,
  InstrumentHead,
  Keys,
  LastPrice,
  Line,
  Results,
  Tick,
  Told,
  ToldLine,
  View,
  Watch,
} from './find-styles.ts';

type FindActor = Actor<typeof find>;
type Result = FoundPage | FoundView;
/** The combobox ignores a key once `defaultMuiPrevented` is set. */
type AutocompleteKey = KeyboardEvent & { defaultMuiPrevented?: boolean };

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
  if (found === null || !hasResults(found)) return 'Looking…';
  const instruments = new Set([...found.instruments, ...found.views].map(({ code }) => code)).size;
  const more = found.more ? ' There are more: type more to narrow them down.' : '';
  const views =
    found.views.length === 0
      ? `. Log in to see ${instruments === 1 ? 'its' : 'their'} prices, orders and trades.`
      : `, ${counted(found.views.length, 'view')}, with their last publication in UTC.`;
  const said = `${counted(instruments, 'instrument')}${views}${more}`;
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

/** What is watched of the results, and how to change it. */
type Watching = {
  readonly watched: readonly string[];
  readonly isLocked: boolean;
  readonly toggle: (code: string) => void;
};

type OpenProps = {
  readonly actor: FindActor;
  readonly results: ResultUse;
  readonly takeEarly: (() => string) | undefined;
};

/** The open field of the header: its instruments can be watched, its views compared. */
function OpenHeaderField(props: OpenProps) {
  return <OpenField {...props} watchlist={useFlow(watchlist, { input: { withFigures: false } })} />;
}

/** The open field: a combobox with the results, grouped by instrument. */
function OpenField({
  actor,
  results: use,
  takeEarly,
  watchlist: list,
}: OpenProps & {
  /** Absent where a result does something other than opening its view: nothing is watched there. */
  watchlist?: ActorRefFrom<typeof watchlistMachine>;
}) {
  const watch = useSelector(list, (snapshot) => snapshot && watchedIn(snapshot), shallowEqual);
  const watching: Watching | null =
    list && watch && watch.kind !== 'loading' && watch.kind !== 'failed'
      ? {
          watched: watch.watched,
          isLocked: watch.kind !== 'listed',
          toggle: (code) =>
            list.send({
              type: watch.watched.includes(code) ? 'unwatch.requested' : 'watch.requested',
              instrument: code,
            }),
        }
      : null;
  const view = useSelector(actor, viewOf, shallowEqual);
  const canCompare = use === 'openOrCompare';
  const [isComparing, setIsComparing] = useState(use === 'compare');
  /** The results that are ticked, of which some may have been found by an earlier text. */
  const [marked, setMarked] = useState<readonly string[]>([]);
  /** Whether the user has moved to a result by keyboard since the text was typed. */
  const isPicked = useRef(false);
  const cover = useRef<HTMLDivElement>(null);
  const input = useRef<HTMLElement | null>(null);
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
    onHighlightChange: (_event, _found, reason) => {
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

  // The combobox tells of no result that it highlights by itself, as it does the first.
  const highlighted = (): Result | undefined => {
    const id = input.current?.getAttribute('aria-activedescendant');
    const at = id && document.getElementById(id)?.dataset.optionIndex;
    return at ? results[Number(at)] : undefined;
  };
  const tick = (event: AutocompleteKey): void => {
    if (event.key !== 'Enter' || !event.shiftKey || event.nativeEvent.isComposing) return;
    const one = highlighted();
    // It does not open the instrument either while the watchlist is missing.
    const isToWatch = !isComparing && list !== undefined && one !== undefined && 'venues' in one;
    if (!isComparing && !isToWatch) return;
    event.preventDefault();
    event.defaultMuiPrevented = true;
    if (isToWatch) watching?.toggle(one.code);
    else if (one) toggle(one.to);
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
              {watching && !isComparing && results.length > 0 ? (
                <Keys> Shift and Enter watches an instrument, or no longer.</Keys>
              ) : null}
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
          {watch?.kind === 'failed' ? (
            <Told role="alert">
              What you watch could not be loaded.{' '}
              <Button
                size="small"
                onClick={() => {
                  list?.send({ type: 'retry.requested' });
                  input.current?.focus();
                }}
              >
                Load it again
              </Button>
            </Told>
          ) : null}
          {watch?.failure ? <Told role="alert">{notChangedText(watch.failure)}</Told> : null}
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
                  watching={watching}
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

/** The star of an instrument: a press watches it, or no longer, without opening it. */
function WatchMark({ code, watching: { watched, isLocked, toggle } }: { code: string; watching: Watching }) {
  const isWatched = watched.includes(code);
  return (
    <>
      <Watch
        aria-hidden="true"
        data-locked={isLocked}
        title={isWatched ? 'Stop watching' : 'Watch'}
        onClick={(event) => {
          event.stopPropagation();
          if (!isLocked) toggle(code);
        }}
      >
        <StarMark isWatched={isWatched} />
      </Watch>
      {isWatched ? <Hidden>Watched: </Hidden> : null}
    </>
  );
}

function LastPriceOf({ page: { lastPrice } }: { page: FoundPage }) {
  if (lastPrice === null) return null;
  const { price, unit, at } = lastPrice;
  return (
    <LastPrice title="Last price, 15 minutes delayed, UTC">
      <Hidden>last price </Hidden>
      <b>{groupedDecimal(price)}</b> {unit === null ? '' : priceUnitInWords(unit)},{' '}
      {dateBeside(at, serviceNow())} {utcClock(at)?.slice(0, 5)}
    </LastPrice>
  );
}

/** An instrument, which can be chosen unless views alone can, with its views. */
function Group({
  results,
  ticks,
  watching,
  children,
}: {
  results: readonly Result[];
  /** Which of them are ticked; null if only one can be chosen. */
  ticks: { readonly ticked: readonly string[]; readonly toggle: (to: string) => void } | null;
  /** Null where nothing can be watched. */
  watching: Watching | null;
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
              {watching ? <WatchMark code={result.code} watching={watching} /> : null}
              <InstrumentText {...result} />
              <span>{result.venues.join(', ')}</span>
              <LastPriceOf page={result} />
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
                    {dateBeside(result.last, serviceNow())}{' '}
                    <span className="figures">{utcClock(result.last)}</span>
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

export type HeaderFieldProps = {
  wanted: number;
  /** What was typed before the field was there, with a line feed for each Enter. */
  takeEarly?: () => string;
  onClosed: () => void;
};

/** The field of the header. Opens each time `wanted` changes; reports when it was closed without opening a view. */
export function FindField({
  flow = find,
  results = 'openOrCompare',
  wanted,
  takeEarly,
  onClosed,
}: HeaderFieldProps & {
  /** Another flow, if a result does something other than opening its view. */
  flow?: typeof find;
  results?: ResultUse;
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
  if (isClosed) return null;
  const Field = results === 'openOrCompare' ? OpenHeaderField : OpenField;
  return <Field actor={actor} results={results} takeEarly={takeEarly} />;
}

/** The field of the header for visitors: what they choose is opened once they have logged in. */
export function PublicFindField(props: HeaderFieldProps) {
  return <FindField {...props} flow={findPublic} results="open" />;
}
