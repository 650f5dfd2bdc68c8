import { useEffect, useMemo, useRef, useState } from 'react';
import type { ToldMoment } from '../../../portal/inspect/told-moment.ts';
import { eventName } from '../wire.ts';
import { saveText } from './hand-out.ts';
import { paint } from './paint.ts';
import { statesOf } from './paths.tsx';
import { Picture } from './picture.tsx';
import { keep, listen, useRecorded } from './recorder.ts';
import { recordingIn, recordingText, walkText } from './recording.ts';
import { Context } from './simulate.tsx';
import { ToldFlows } from './told.tsx';
import { machineOf, walkedOf } from './walked-data.ts';

/** The moments of a flow's most recent actor. */
function momentsOf(flow: string, all: readonly ToldMoment[]): readonly ToldMoment[] {
  const last = all.findLast((moment) => moment.flow === flow);
  return last ? all.filter(({ tab, actor }) => tab === last.tab && actor === last.actor) : [];
}

/** Follows a flow in a tab of the portal. Its recording can be browsed, saved and opened again. */
export function Live({ flow }: { flow: string }) {
  const all = useRecorded();
  const moments = useMemo(() => momentsOf(flow, all), [flow, all]);
  const [place, setPlace] = useState<number | null>(null);
  const [text, setText] = useState('');
  const [fault, setFault] = useState('');
  const file = useRef<HTMLInputElement>(null);
  const at = Math.min(place ?? moments.length - 1, moments.length - 1);
  const now = moments[at];
  const before = moments[at - 1];
  useEffect(listen, []);
  useEffect(() => {
    paint(flow, { active: now ? statesOf(flow, now.leaves) : [] });
    return () => paint(flow, {});
  }, [flow, now]);

  const open = async (chosen: File | undefined): Promise<void> => {
    const read = chosen ? recordingIn(await chosen.text()) : null;
    setFault(read === null ? 'This file is not a recording of flows.' : '');
    if (read !== null) keep(read);
    setPlace(null);
  };
  const changed = Object.entries(now?.context ?? {})
    .filter(([key, value]) => before && JSON.stringify(before.context[key]) !== JSON.stringify(value))
    .map(([name]) => ({ kind: 'sets' as const, name }));
  const others = [...new Set(all.map((moment) => moment.flow))].filter((other) => other !== flow);
  return (
    <>
      <p className="quiet">
        {location.protocol === 'file:'
          ? 'A page opened from a file cannot follow others: open a recording, or the atlas at /flows of a running portal.'
          : 'Use the portal in another tab of this browser. What people type and personal data stay there.'}
      </p>
      <div className="tools">
        <button
          type="button"
          disabled={all.length === 0}
          onClick={() => saveText('flows.json', recordingText(all))}
        >
          Save recording
        </button>
        <button type="button" onClick={() => file.current?.click()}>
          Open recording
        </button>
        <button type="button" disabled={all.length === 0} onClick={() => keep([])}>
          Clear
        </button>
        <input
          ref={file}
          type="file"
          hidden
          accept="application/json"
          aria-label="Recording"
          onChange={(change) => void open(change.target.files?.[0])}
        />
      </div>
      {fault !== '' && <p className="fault">{fault}</p>}
      <p role="status">
        {moments.length === 0
          ? `Nothing recorded of ${flow} yet.`
          : `${at + 1} of ${moments.length}: ${eventName(now?.event.type ?? '')} → ${now?.leaves.join(' + ')}`}
      </p>
      {others.length > 0 && (
        <p>
          Also recorded: <ToldFlows flows={others} />
        </p>
      )}
      {now && (
        <>
          <Picture flow={flow} leaves={now.leaves} />
          <label>
            Moment
            <input
              type="range"
              min={0}
              max={moments.length - 1}
              value={at}
              onChange={(change) => {
                const wanted = Number(change.target.value);
                // At the end, continues to follow.
                setPlace(wanted === moments.length - 1 ? null : wanted);
              }}
            />
          </label>
          <ol className="log">
            {moments.map((moment, index) => (
              <li key={`${moment.at} ${String(index)}`} aria-current={index === at ? 'step' : undefined}>
                <button type="button" onClick={() => setPlace(index)}>
                  {eventName(moment.event.type)}
                </button>{' '}
                <span className="quiet">{moment.leaves.join(' + ')}</span>
              </li>
            ))}
          </ol>
          <h3>Context, cleaned</h3>
          <Context moment={{ context: now.context, effects: changed }} />
          <button
            type="button"
            onClick={() => setText(walkText('as recorded', machineOf(flow), moments, walkedOf(flow)))}
          >
            Write as a test path
          </button>
          {text !== '' && (
            <label>
              For the walks in expected.ts
              <textarea className="mono" rows={8} readOnly value={text} />
            </label>
          )}
        </>
      )}
    </>
  );
}
