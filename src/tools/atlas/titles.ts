import { journeys } from '../../../machines/index.ts';

const titles = new Map(
  journeys.flatMap(({ flows }) => flows.map(([machine, title]) => [machine.id, title] as const)),
);

/** A flow's name for people; its own name if it is not in the table. */
export const titleOf = (flow: string): string => titles.get(flow) ?? flow;
