import { useEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { keepInAddress, readAddress } from './address.ts';
import { Live } from './live.tsx';
import { firstSize } from './panel.ts';
import { Paths } from './paths.tsx';
import { Proof } from './proof.tsx';
import { Simulate } from './simulate.tsx';

const modes = [
  ['simulate', 'Simulate', Simulate],
  ['paths', 'Paths', Paths],
  ['proof', 'Proof', Proof],
  ['live', 'Live', Live],
] as const;

type Mode = (typeof modes)[number][0];

const paramOf = (mode: Mode): string => (mode === 'simulate' ? 'walk' : mode);

const modeInAddress = (): Mode | null => {
  const { params } = readAddress();
  return modes.find(([mode]) => params.has(paramOf(mode)))?.[0] ?? null;
};

/** The tools for a flow beside its drawing, and the buttons above it that choose one. */
function Workbench({ flow, switchboard, bench }: { flow: string; switchboard: Element; bench: Element }) {
  const [mode, setMode] = useState(modeInAddress);
  // Remounts the tool when the address changes to another one of the same flow, such as a colleague's walk.
  const [visit, setVisit] = useState(0);
  const left = useRef(new Map<Mode, Readonly<Record<string, string>>>());
  useEffect(() => {
    bench.classList.toggle('working', mode !== null);
    const view = bench.closest('.view');
    if (view) firstSize(view);
  }, [bench, mode]);
  useEffect(() => {
    const follow = (): void => {
      const { place } = readAddress();
      const requested = modeInAddress();
      if (place !== flow || requested === null) return;
      setMode(requested);
      setVisit((count) => count + 1);
    };
    window.addEventListener('hashchange', follow);
    return () => window.removeEventListener('hashchange', follow);
  }, [flow]);
  const choose = (chosen: Mode | null): void => {
    if (chosen === mode) return;
    const { place, params } = readAddress();
    if (mode !== null && place === flow) left.current.set(mode, Object.fromEntries(params));
    const asItWas = chosen && (left.current.get(chosen) ?? { [paramOf(chosen)]: '' });
    keepInAddress(flow, asItWas ?? {});
    setMode(chosen);
  };
  const [, name, Tool] = modes.find(([one]) => one === mode) ?? [];
  return (
    <>
      {createPortal(
        [[null, 'Read'] as const, ...modes].map(([one, label]) => (
          <button key={label} type="button" aria-pressed={mode === one} onClick={() => choose(one)}>
            {label}
          </button>
        )),
        switchboard,
      )}
      {Tool && (
        <section aria-label={name}>
          <Tool key={visit} flow={flow} />
        </section>
      )}
    </>
  );
}

const begun = new Set<string>();

/** Sets up the workbench of a flow when its page is first shown. */
export function openWorkbench(flow: string): void {
  const bench = document.querySelector(`#${flow} .bench`);
  const place = bench?.querySelector('.workbench');
  const switchboard = document.querySelector(`#${flow} .modes`);
  if (!bench || !place || !switchboard || begun.has(flow)) return;
  begun.add(flow);
  createRoot(place).render(<Workbench flow={flow} switchboard={switchboard} bench={bench} />);
}
