import { useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { readAddress } from './address.ts';
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

const modeInAddress = (): Mode | null => {
  const { params } = readAddress();
  return modes.find(([mode]) => params.has(mode === 'simulate' ? 'walk' : mode))?.[0] ?? null;
};

/** What can be done with a flow beside reading its chart, chosen above the drawing. */
function Workbench({ flow, switchboard, bench }: { flow: string; switchboard: Element; bench: Element }) {
  const [mode, setMode] = useState(modeInAddress);
  useEffect(() => {
    bench.classList.toggle('working', mode !== null);
    const view = bench.closest('.view');
    if (view) firstSize(view);
  }, [bench, mode]);
  useEffect(() => {
    const follow = (): void => {
      const { place } = readAddress();
      const asked = modeInAddress();
      if (place === flow && asked !== null) setMode(asked);
    };
    window.addEventListener('hashchange', follow);
    return () => window.removeEventListener('hashchange', follow);
  }, [flow]);
  const [, name, Tool] = modes.find(([one]) => one === mode) ?? [];
  return (
    <>
      {createPortal(
        [[null, 'Read'] as const, ...modes].map(([one, label]) => (
          <button key={label} type="button" aria-pressed={mode === one} onClick={() => setMode(one)}>
            {label}
          </button>
        )),
        switchboard,
      )}
      {Tool && (
        <section aria-label={name}>
          <Tool flow={flow} />
        </section>
      )}
    </>
  );
}

const begun = new Set<string>();

/** Sets up the workbench of a flow when its page is shown first. */
export function openWorkbench(flow: string): void {
  const bench = document.querySelector(`#${flow} .bench`);
  const place = bench?.querySelector('.workbench');
  const switchboard = document.querySelector(`#${flow} .modes`);
  if (!bench || !place || !switchboard || begun.has(flow)) return;
  begun.add(flow);
  createRoot(place).render(<Workbench flow={flow} switchboard={switchboard} bench={bench} />);
}
