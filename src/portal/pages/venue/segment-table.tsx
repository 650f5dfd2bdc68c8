import { useId } from 'react';
import type { VenueFacts } from '../../../contract/generated/types.ts';
import { Card, Code, SectionHead, TableBox } from './venue-styles.ts';

/** What the venue is: who runs it, and its segments. */
export function SegmentTable({ facts }: { facts: VenueFacts }) {
  const id = useId();
  const { segments, legalEntity, lei } = facts;
  return (
    <Card aria-labelledby={id}>
      <SectionHead>
        <h2 id={id}>Segments</h2>
        <p>
          {legalEntity ? `${legalEntity} · ` : ''}LEI {lei}
        </p>
      </SectionHead>
      <TableBox>
        <table aria-labelledby={id}>
          <thead>
            <tr>
              <th scope="col">MIC</th>
              <th scope="col">Name</th>
              <th scope="col">Operating MIC</th>
            </tr>
          </thead>
          <tbody>
            {segments.map(({ mic, name, operatingMic }) => (
              <tr key={mic}>
                <th scope="row">
                  <Code>{mic}</Code>
                </th>
                <td>{name}</td>
                <td>
                  <Code>{operatingMic}</Code>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </TableBox>
    </Card>
  );
}
