/** Whether what a run has met and walked is kept: not that of charts with a fault put into them. */
export const isKept = process.env.DAYLIGHT_FAULT === undefined;
