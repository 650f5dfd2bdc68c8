import { createRoot } from 'react-dom/client';
import { hearOpener, useRecorded } from './recorder.ts';

/** Links to follow the flows of a recording. */
export function ToldFlows({ flows }: { flows: readonly string[] }) {
  return flows.map((flow, index) => (
    <span key={flow}>
      {index > 0 && ', '}
      <a className="mono" href={`#${flow}?live=`}>
        {flow}
      </a>
    </span>
  ));
}

/** Lists on the overview the flows that tabs of the portal report. */
function Told() {
  const moments = useRecorded();
  const flows = [...new Set(moments.map(({ flow }) => flow))];
  if (flows.length === 0) return null;
  return (
    <p className="note">
      A tab of the portal reports its flows. Follow <ToldFlows flows={flows} />.
    </p>
  );
}

const place = document.querySelector('#overview .told-of');
if (place) createRoot(place).render(<Told />);
hearOpener();
