/** Flows whose expected table is still to be written. The list only gets shorter. */
export const unwritten: readonly string[] = [];
