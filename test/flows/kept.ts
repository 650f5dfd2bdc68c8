/** Whether a run records the situations and arcs that it meets; runs with an injected fault do not. */
export const isKept = process.env.DAYLIGHT_FAULT === undefined;
