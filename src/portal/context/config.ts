/** The part of the configuration that the browser needs: the answer of GET /api/config. */
export type { Config } from '../../contract/generated/types.ts';
