/** Whether a run records what it met and walked, which charts with an injected fault do not. */
export const isKept = process.env.DAYLIGHT_FAULT === undefined;
