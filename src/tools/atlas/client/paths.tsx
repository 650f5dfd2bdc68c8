import { useEffect, useMemo, useState } from 'react';
import type { WalkedStep } from '../walked.ts';
import { eventName } from '../wire.ts';
import { keepInAddress, readAddress } from './address.ts';
import { Cited } from './cited.tsx';
import { charts } from './drawings.ts';
import { paint } from './paint.ts';
import { Picture } from './picture.tsx';
import { lanes, type Message, sequenceOf, toldToParents } from './sequence.ts';
import { effectWords } from './simulate.tsx';
import { walkedOf } from './walked-data.ts';

const pace = 900;
const [width, row, top] = [380, 30, 40];
const laneAt = (lane: Message['from']): number => 42 + lanes.indexOf(lane) * 99;
const fits = (text: string, space: number): string => {
  const most = Math.floor(space / 5.4);
  return text.length > most ? `${text.slice(0, most - 1)}…` : text;
};

function Line({ message, y, isNow }: { message: Message; y: number; isNow: boolean }) {
  const [from, to] = [laneAt(message.from), laneAt(message.to)];
  const isNote = from === to;
  const space = isNote ? 150 : Math.abs(to - from) * 1.5;
  const end = to > from ? to - 2 : to + 2;
  return (
    <g className={isNow ? 'now' : ''}>
      <title>{message.words}</title>
      {isNote ? (
        <rect x={from - 78} y={y - 12} width={156} height={20} rx={3} />
      ) : (
        <path
          d={`M${from} ${y + 6}H${end}m${to > from ? -6 : 6} -3l${to > from ? 6 : -6} 3l${to > from ? -6 : 6} 3`}
        />
      )}
      <text x={(from + to) / 2} y={y + 2} textAnchor="middle">
        {fits(message.words, space)}
      </text>
    </g>
  );
}

/** A path as a sequence diagram of person, page, chart and service. */
function Sequence({ messages, step }: { messages: readonly Message[]; step: number }) {
  const height = top + messages.length * row + 8;
  const words = messages.map(({ from, to, words: text }) => `${from} to ${to}: ${text}`).join('; ');
  return (
    <svg className="sequence" viewBox={`0 0 ${width} ${height}`} role="img" aria-label={`Sequence: ${words}`}>
      {lanes.map((lane) => (
        <g key={lane} className="lane">
          <text x={laneAt(lane)} y={16} textAnchor="middle">
            {lane}
          </text>
          <path d={`M${laneAt(lane)} 24V${height}`} />
        </g>
      ))}
      {messages.map((message, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a message is its place.
        <Line key={index} message={message} y={top + index * row + 8} isNow={message.step === step} />
      ))}
    </svg>
  );
}

/** The ids of all states that are active with these leaves. */
export const statesOf = (flow: string, leaves: readonly string[]): string[] => [
  flow,
  ...leaves.flatMap((leaf) => {
    const keys = leaf.split('.');
    return keys.map((_, at) => [flow, ...keys.slice(0, at + 1)].join('.'));
  }),
];

/** The name of a path for the reader; `name` consists of event types. */
const pathWords = (name: string): string =>
  name
    .split(' → ')
    .map((step) => {
      const [, answer, actor, rest = ''] = /^(done|error)\.actor\.(\w+)(.*)$/.exec(step) ?? [];
      if (actor !== undefined) return `${actor} ${answer === 'done' ? 'answered' : 'failed'}${rest}`;
      return step.replace(/^after\.(\w+)\..*$/, 'after $1');
    })
    .join(' → ');

const asNumber = (name: string): number => Number(readAddress().params.get(name) ?? 0) || 0;

/** The paths that the tests generate for a flow, played step by step. */
export function Paths({ flow }: { flow: string }) {
  const { paths, steps: all } = walkedOf(flow);
  const [words, setWords] = useState('');
  const [chosen, setChosen] = useState(() => Math.min(asNumber('paths'), Math.max(0, paths.length - 1)));
  const [at, setAt] = useState(() => asNumber('step'));
  const [isPlaying, setPlaying] = useState(false);
  const path = paths[chosen];
  const steps = useMemo(
    () => (path?.steps ?? []).flatMap((place): WalkedStep[] => (all[place] ? [all[place]] : [])),
    [path, all],
  );
  const step = Math.min(at, Math.max(0, steps.length - 1));
  const now = steps[step];
  const messages = useMemo(() => {
    const children = new Set(
      (charts.find(({ name }) => name === flow)?.states ?? []).flatMap((state) =>
        state.invokes.flatMap(({ actor, flow: child }) => (child === null ? [] : [actor])),
      ),
    );
    const fromChildren = toldToParents([...children].flatMap((child) => walkedOf(child).steps));
    return sequenceOf(steps, { fromChildren, children });
  }, [flow, steps]);

  useEffect(() => {
    keepInAddress(flow, { paths: String(chosen), step: String(step) });
  }, [flow, chosen, step]);
  useEffect(() => {
    paint(flow, { active: now ? statesOf(flow, now.leaves) : [], taken: now?.arcs ?? [] });
    return () => paint(flow, {});
  }, [flow, now]);
  useEffect(() => {
    if (!isPlaying) return;
    if (step >= steps.length - 1) return setPlaying(false);
    const timer = setTimeout(() => setAt(step + 1), pace);
    return () => clearTimeout(timer);
  }, [isPlaying, step, steps]);

  const choose = (index: number): void => {
    setChosen(index);
    setAt(0);
    setPlaying(false);
  };
  if (paths.length === 0) {
    return (
      <p className="note">
        There are no paths, because the packages of the tests are not installed. Run <code>npm ci</code> and
        then <code>npm run atlas</code>.
      </p>
    );
  }
  const wanted = words.toLowerCase().split(/\s+/).filter(Boolean);
  const shown = paths.flatMap((one, index) => {
    const name = pathWords(one.name);
    return wanted.every((word) => name.toLowerCase().includes(word)) ? [{ name, index }] : [];
  });
  return (
    <>
      <label className="filter">
        {paths.length} paths{' '}
        <input
          type="search"
          placeholder="with these words"
          value={words}
          onChange={(change) => setWords(change.target.value)}
        />
      </label>
      <ol className="paths" aria-label="Paths">
        {shown.map(({ name, index }) => (
          <li key={index}>
            <button
              type="button"
              aria-current={index === chosen ? 'true' : undefined}
              onClick={() => choose(index)}
            >
              {name}
            </button>
          </li>
        ))}
      </ol>
      <div className="tools">
        <button type="button" disabled={step === 0} onClick={() => setAt(step - 1)}>
          Back
        </button>
        <button
          type="button"
          onClick={() => {
            if (step >= steps.length - 1) setAt(0);
            setPlaying(!isPlaying);
          }}
        >
          {isPlaying ? 'Stop' : 'Play'}
        </button>
        <button type="button" disabled={step >= steps.length - 1} onClick={() => setAt(step + 1)}>
          Next
        </button>
        <span role="status">
          Step {step + 1} of {steps.length}
          {now && `: ${eventName(now.event.type)}`}
        </span>
      </div>
      {now && <Picture flow={flow} leaves={now.leaves} />}
      {now?.requirement && (
        <p className="required quiet">
          Required by <Cited by={now.requirement} />
        </p>
      )}
      {now && (
        <ul className="effects mono">
          {now.effects.map((effect) => (
            <li key={effectWords(effect)}>{effectWords(effect)}</li>
          ))}
        </ul>
      )}
      <Sequence messages={messages} step={step} />
    </>
  );
}
