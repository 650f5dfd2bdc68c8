import { type AnyActorRef, type EventObject, type SendExpr, sendTo } from 'xstate';

/** A flow that reports to the flow that invoked it, if any. */
export type Reporting = { readonly parent?: AnyActorRef };

/** An action that sends a report. Without a parent the report goes to the flow itself, where nothing handles it. */
export const report = <Flow extends Reporting, Event extends EventObject, Params>(
  told: EventObject | SendExpr<Flow, Event, Params, EventObject, Event>,
) => sendTo<Flow, Event, Params, AnyActorRef, Event>(({ context, self }) => context.parent ?? self, told);
