import { useEffect } from 'react';
import type { ArcProof } from '../proof.ts';
import { Cited } from './cited.tsx';
import { charts } from './drawings.ts';
import { Faults } from './faults.tsx';
import { dataOf } from './hand-out.ts';
import { paint } from './paint.ts';
import { walkedOf } from './walked-data.ts';

const isProof = (value: unknown): value is ArcProof =>
  typeof value === 'object' && value !== null && 'arc' in value && 'requirements' in value;

/** `full` if every world with figures walked the transition, `part` if some did. */
function levelOf({ machine, page, browser }: ArcProof): 'full' | 'part' | 'none' {
  const counts = [machine, page, browser].filter((count) => count !== null);
  if (!counts.some((count) => count > 0)) return 'none';
  return counts.every((count) => count > 0) ? 'full' : 'part';
}

/** How the tests cover each transition of a flow, in its drawing and in a list. */
export function Proof({ flow }: { flow: string }) {
  const proofs = [dataOf('proof', flow)].flat().filter(isProof);
  const transitions = charts.find(({ name }) => name === flow)?.transitions ?? [];
  const { invariants } = walkedOf(flow);
  useEffect(() => {
    const read = [dataOf('proof', flow)].flat().filter(isProof);
    paint(flow, { proven: new Map(read.map((proof) => [proof.arc, levelOf(proof)])) });
    return () => paint(flow, {});
  }, [flow]);
  const known = new Map(proofs.map((proof) => [proof.arc, proof]));
  return (
    <>
      <ul className="proof-key">
        <li className="full">walked by every world that has figures</li>
        <li className="part">walked by some of them</li>
        <li className="none">walked by none</li>
      </ul>
      <table className="proofs">
        <caption className="visually-hidden">How often each world walks each transition</caption>
        <thead>
          <tr>
            <th scope="col">Event</th>
            <th scope="col">Chart</th>
            <th scope="col">Page</th>
            <th scope="col">Browser</th>
            <th scope="col">Required by</th>
          </tr>
        </thead>
        <tbody>
          {transitions.map(({ id, on, guard, source }) => {
            const proof = known.get(id);
            return (
              <tr key={id} data-row={id} title={proof?.elsewhere.join('; ')}>
                <th scope="row">
                  <a className="mono" href={`#${id}`}>
                    {on} {guard !== null && `[${guard}]`}
                  </a>
                  <span className="quiet"> {source}</span>
                </th>
                {[proof?.machine, proof?.page, proof?.browser].map((count, world) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: a world is its column.
                  <td key={world}>{count ?? '–'}</td>
                ))}
                <td>
                  <Cited by={proof?.requirements.join('; ') ?? ''} />
                </td>
              </tr>
            );
          })}
        </tbody>
      </table>
      <Faults flow={flow} />
      <h3>Always holds</h3>
      <ul className="invariants">
        {invariants.map(({ requirement, says }) => (
          <li key={says}>
            {says}{' '}
            <span className="quiet">
              <Cited by={requirement} />
            </span>
          </li>
        ))}
      </ul>
      <p className="quiet">
        A dash means that the world has no figures yet: <code>npm test -- portal browser</code> writes them.
      </p>
    </>
  );
}
