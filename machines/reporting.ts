import { type AnyActorRef, type EventObject, type SendExpr, sendTo } from 'xstate';

/** A flow that reports to the one that invoked it; standing alone it has nobody to report to. */
export type Reporting = { readonly parent?: AnyActorRef };

/** An action that reports; without a parent the report comes back to the flow itself, where nothing listens for it. */
export const report = <Flow extends Reporting, Event extends EventObject, Params>(
  told: EventObject | SendExpr<Flow, Event, Params, EventObject, Event>,
) => sendTo<Flow, Event, Params, AnyActorRef, Event>(({ context, self }) => context.parent ?? self, told);
