import { useEffect, useMemo, useRef, useState } from 'react';
import type { AnyEventObject } from 'xstate';
import { titleOf } from '../titles.ts';
import { eventName, isEvent } from '../wire.ts';
import { keepInAddress, readAddress } from './address.ts';
import { charts } from './drawings.ts';
import { paint } from './paint.ts';
import { Picture } from './picture.tsx';
import { type Effect, type Moment, toChild, Walk } from './simulation.ts';
import { machineOf, walkedOf } from './walked-data.ts';

/** A step of a walk, as in the address: the index of an example, or an event. */
export type Step = number | AnyEventObject;

const isStep = (value: unknown): value is Step => typeof value === 'number' || isEvent(value);

/** The walk in the address; null if there is none, empty if it is invalid. */
function walkInAddress(): readonly Step[] | null {
  const text = readAddress().params.get('walk');
  if (text === null) return null;
  try {
    const read: unknown = JSON.parse(text);
    return Array.isArray(read) && read.every(isStep) ? read : [];
  } catch {
    return [];
  }
}

const short = (value: unknown, most = 72): string => {
  const text = JSON.stringify(value) ?? '';
  return text.length > most ? `${text.slice(0, most - 1)}…` : text;
};

const payloadOf = ({ type: _, ...payload }: AnyEventObject): string =>
  Object.keys(payload).length === 0 ? '' : short(payload);

const kinds = [
  ['Person and page', ({ type }: AnyEventObject) => !type.startsWith('xstate.')],
  ['Answers', ({ type }: AnyEventObject) => /^xstate\.(done|error)\./.test(type)],
  ['Time', ({ type }: AnyEventObject) => type.startsWith('xstate.after.')],
] as const;

export const effectWords = ({ kind, name, data }: { kind: string; name: string; data?: unknown }): string =>
  [kind, name, data === undefined || short(data) === '{}' ? '' : short(data)].filter(Boolean).join(' ');

/** The dotted paths of the leaves among active states, given by their ids. */
const leavesIn = (flow: string, states: readonly string[]): string[] =>
  states
    .filter((id) => !states.some((other) => other.startsWith(`${id}.`)))
    .map((id) => id.slice(flow.length + 1));

const stepName = (event: AnyEventObject | null): string => {
  if (event === null) return 'start';
  const { type, child, event: inner } = event;
  return type === 'atlas.child' && isEvent(inner) ? `${child}: ${eventName(inner.type)}` : eventName(type);
};

function Log({ moments, onBack }: { moments: readonly Moment[]; onBack: (steps: number) => void }) {
  return (
    <ol className="log">
      {moments.map((moment, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a step is its place.
        <li key={index} aria-current={index === moments.length - 1 ? 'step' : undefined}>
          <button type="button" onClick={() => onBack(index)} title="Back to here">
            {stepName(moment.event)}
          </button>
          {!moment.isTaken && <span className="quiet"> not taken</span>}
          <ul>
            {moment.effects
              .filter(({ kind }: Effect) => kind !== 'sets')
              .map((effect) => (
                <li key={effectWords(effect)} className="mono">
                  {effectWords(effect)}
                </li>
              ))}
          </ul>
        </li>
      ))}
    </ol>
  );
}

/** The conditions that an event satisfies, by the transitions it would take. */
function Guards({ flow, arcs }: { flow: string; arcs: readonly string[] }) {
  const transitions = charts.find(({ name }) => name === flow)?.transitions ?? [];
  const guards = transitions.flatMap(({ id, guard }) => (guard !== null && arcs.includes(id) ? [guard] : []));
  return guards.length > 0 && <span className="mono guard">[{guards.join('] [')}]</span>;
}

function OwnEvent({ onTake }: { onTake: (event: AnyEventObject) => void }) {
  const [text, setText] = useState('{ "type": "" }');
  const [fault, setFault] = useState('');
  const take = (): void => {
    try {
      const read: unknown = JSON.parse(text);
      if (!isEvent(read) || read.type === '') throw new Error('The event needs a "type".');
      setFault('');
      onTake(read);
    } catch (error) {
      setFault(error instanceof Error ? error.message : String(error));
    }
  };
  return (
    <details>
      <summary>Another event</summary>
      <label>
        Event as JSON; an error under "$error"
        <textarea
          className="mono"
          rows={4}
          value={text}
          onChange={(change) => setText(change.target.value)}
        />
      </label>
      <button type="button" onClick={take}>
        Send
      </button>
      {fault !== '' && <p className="fault">{fault}</p>}
    </details>
  );
}

/** Walks a flow from state to state by hand, without a service. */
export function Simulate({ flow }: { flow: string }) {
  const { examples, inputs } = walkedOf(flow);
  const [steps, setSteps] = useState<readonly Step[]>(() => walkInAddress() ?? []);
  const [input, setInput] = useState(() => readAddress().params.get('from') ?? '');
  const [isTogether, setIsTogether] = useState(() => readAddress().params.has('together'));
  const invokesFlows = (charts.find(({ name }) => name === flow)?.invokes.length ?? 0) > 0;
  const walk = useMemo(() => {
    const events = steps.flatMap((one) => (typeof one === 'number' ? (examples[one] ?? []) : one));
    return new Walk(machineOf(flow), inputs[input], events, isTogether);
  }, [flow, steps, input, examples, inputs, isTogether]);
  const last = walk.last;
  const possible = useMemo(
    () => examples.flatMap((event, place) => (walk.can(event) ? [{ event, place }] : [])),
    [walk, examples],
  );
  // Finds which transitions each example would take by taking it.
  const taken = useMemo(() => {
    const events = walk.moments.flatMap(({ event }) => event ?? []);
    return new Map(
      possible.map(({ event, place }) => {
        const { last: next } = new Walk(machineOf(flow), inputs[input], [...events, event], isTogether);
        return [place, next?.arcs ?? []];
      }),
    );
  }, [flow, walk, possible, input, inputs, isTogether]);
  const ways = useMemo(
    () => new Map([...taken].flatMap(([place, arcs]) => arcs.map((arc) => [arc, place] as const)).reverse()),
    [taken],
  );
  const take = (next: Step): void => setSteps([...steps, next]);
  const choices = useRef<HTMLDivElement>(null);
  const hasTaken = useRef(false);

  // The button of the event that was taken is gone with the focus, which moves to the first button.
  useEffect(() => {
    if (steps.length > 0 && hasTaken.current && document.activeElement === document.body)
      choices.current?.querySelector('button')?.focus({ preventScroll: true });
    hasTaken.current = true;
  }, [steps]);

  useEffect(() => {
    keepInAddress(flow, {
      walk: JSON.stringify(steps),
      ...(input === '' ? {} : { from: input }),
      ...(isTogether ? { together: '' } : {}),
    });
  }, [flow, steps, input, isTogether]);
  useEffect(() => {
    paint(flow, { active: last?.states ?? [], taken: last?.arcs ?? [], open: [...ways.keys()] });
    return () => paint(flow, {});
  }, [flow, last, ways]);
  useEffect(() => {
    const panel = document.querySelector(`#${flow} .panel`);
    const click = (event: Event): void => {
      const row =
        event.target instanceof Element ? event.target.closest<SVGElement>('[data-transition]') : null;
      const place = ways.get(row?.dataset.transition ?? '');
      if (!row) return;
      event.preventDefault();
      if (place !== undefined) setSteps([...steps, place]);
    };
    panel?.addEventListener('click', click);
    return () => panel?.removeEventListener('click', click);
  }, [flow, ways, steps]);

  return (
    <>
      <div className="tools">
        <button type="button" disabled={steps.length === 0} onClick={() => setSteps(steps.slice(0, -1))}>
          Step back
        </button>
        <button type="button" disabled={steps.length === 0} onClick={() => setSteps([])}>
          Restart
        </button>
        {Object.keys(inputs).length > 1 && (
          <label>
            From{' '}
            <select
              value={input}
              onChange={(change) => {
                setInput(change.target.value);
                setSteps([]);
              }}
            >
              {Object.keys(inputs).map((name) => (
                <option key={name} value={name}>
                  {name === '' ? 'the usual input' : name}
                </option>
              ))}
            </select>
          </label>
        )}
        {invokesFlows && (
          <label>
            <input
              type="checkbox"
              checked={isTogether}
              onChange={(change) => {
                setIsTogether(change.target.checked);
                setSteps([]);
              }}
            />{' '}
            With the flows it invokes
          </label>
        )}
      </div>
      <p className="quiet">The address keeps this walk. Events can be taken here or in the drawing.</p>
      {walk.fault !== null && <p className="fault">The flow failed: {walk.fault}</p>}
      {last?.status === 'done' && <p className="note">The flow has ended.</p>}
      {last && <Picture flow={flow} leaves={leavesIn(flow, last.states)} />}
      <div ref={choices}>
        {kinds.map(([name, isKind]) => {
          const here = possible.filter(({ event }) => isKind(event));
          return (
            here.length > 0 && (
              <section key={name} aria-label={name}>
                <h3>{name}</h3>
                <ul className="choices">
                  {here.map(({ event, place }) => (
                    <li key={place}>
                      <button
                        type="button"
                        className={/^xstate\.error/.test(event.type) ? 'error' : ''}
                        onClick={() => take(place)}
                      >
                        {eventName(event.type)} <span className="mono quiet">{payloadOf(event)}</span>{' '}
                        <Guards flow={flow} arcs={taken.get(place) ?? []} />
                      </button>
                    </li>
                  ))}
                </ul>
              </section>
            )
          );
        })}
        {last?.children.map(({ actor, flow: child, leaves }) => (
          <section key={actor} aria-label={titleOf(child)}>
            <h3>
              <a href={`#${child}`}>{titleOf(child)}</a>{' '}
              <span className="mono quiet">{leaves.join(' + ')}</span>
            </h3>
            <ul className="choices">
              {walkedOf(child)
                .examples.filter((event) => walk.childCan(actor, event))
                .map((event) => (
                  <li key={JSON.stringify(event)}>
                    <button type="button" onClick={() => take(toChild(actor, event))}>
                      {eventName(event.type)} <span className="mono quiet">{payloadOf(event)}</span>
                    </button>
                  </li>
                ))}
            </ul>
          </section>
        ))}
      </div>
      <OwnEvent onTake={take} />
      <h3>What happened</h3>
      <Log moments={walk.moments} onBack={(count) => setSteps(steps.slice(0, count))} />
      <h3>Context</h3>
      <Context moment={last} />
    </>
  );
}

/** A chart's context at a moment, with the changes marked. */
export function Context({ moment }: { moment: Pick<Moment, 'context' | 'effects'> | undefined }) {
  const set = new Set(moment?.effects.filter(({ kind }) => kind === 'sets').map(({ name }) => name));
  return (
    <dl className="context">
      {Object.entries(moment?.context ?? {}).map(([key, value]) => (
        <div key={key} className={set.has(key) ? 'changed' : ''}>
          <dt>{key}</dt>
          <dd className="mono">{short(value, 600)}</dd>
        </div>
      ))}
    </dl>
  );
}
