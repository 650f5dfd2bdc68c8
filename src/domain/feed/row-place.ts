/** A row's place in the order of publication: its time with all six digits, and its id. */
export type RowPlace = { readonly at: string; readonly id: string };

/** The first place of a moment. */
export const placeAt = (at: string): RowPlace => ({ at, id: '0' });

/** True if `one` is before `other`. */
export const isBefore = (one: RowPlace, other: RowPlace): boolean =>
  one.at === other.at ? BigInt(one.id) < BigInt(other.id) : one.at < other.at;

export const earlier = (one: RowPlace, other: RowPlace): RowPlace => (isBefore(other, one) ? other : one);

/** The place after this row's. */
export const after = ({ at, id }: RowPlace): RowPlace => ({ at, id: String(BigInt(id) + 1n) });
