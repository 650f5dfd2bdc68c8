import { createRoot } from 'react-dom/client';
import { hearOpener, useRecorded } from './recorder.ts';

/** The flows that a recording tells of, each a link to where it is followed. */
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

/** Says on the overview what a tab of the portal tells of. */
function Told() {
  const moments = useRecorded();
  const flows = [...new Set(moments.map(({ flow }) => flow))];
  if (flows.length === 0) return null;
  return (
    <p className="note">
      A tab of the portal tells of its flows. Follow <ToldFlows flows={flows} />.
    </p>
  );
}

const place = document.querySelector('#overview .told-of');
if (place) createRoot(place).render(<Told />);
hearOpener();
