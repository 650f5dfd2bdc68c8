/** What the browser must know of the configuration: the answer of GET /api/config. */
export type { Config } from '../../contract/generated/types.ts';
