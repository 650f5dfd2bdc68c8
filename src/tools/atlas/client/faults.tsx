import { foundShare } from '../found-share.ts';
import type { MutationScore } from '../proof.ts';
import { dataOf } from './hand-out.ts';
import { walkedOf } from './walked-data.ts';

const isScore = (value: unknown): value is MutationScore =>
  typeof value === 'object' && value !== null && 'operator' in value && 'killed' in value;

/** The mutation scores of a flow's chart, and its equivalent mutants with their reasons. */
export function Faults({ flow }: { flow: string }) {
  const scores = [dataOf('mutation', flow)].flat().filter(isScore);
  const { equal } = walkedOf(flow);
  return (
    <>
      <h3>Mutation tests</h3>
      {scores.length === 0 ? (
        <p className="quiet">
          No figures yet. <code>npm run lab -- charts</code> writes them.
        </p>
      ) : (
        <table className="proofs faults">
          <caption className="visually-hidden">How many faults of each kind the tests found</caption>
          <thead>
            <tr>
              <th scope="col">Kind</th>
              <th scope="col">Faults</th>
              <th scope="col">Found</th>
              <th scope="col">Share</th>
            </tr>
          </thead>
          <tbody>
            {scores.map((score) => (
              <tr key={score.operator ?? ''}>
                <th scope="row">{score.operator ?? 'all'}</th>
                <td>{score.mutants}</td>
                <td>{score.killed}</td>
                <td>{foundShare(score.killed, score.mutants)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      {equal.length > 0 && (
        <details>
          <summary>{equal.length} of them cannot be distinguished from the chart</summary>
          <ul className="equal">
            {equal.map(({ fault, reason }) => (
              <li key={fault}>
                <span className="mono">{fault}</span> <span className="quiet">{reason}</span>
              </li>
            ))}
          </ul>
        </details>
      )}
    </>
  );
}
