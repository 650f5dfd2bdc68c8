/** A fault as a compiled check tells it. */
export type FieldFault = {
  readonly keyword: string;
};

/** A compiled check of one value; `errors` holds the first fault until the next call. */
type FieldCheck = {
  (value: unknown): boolean;
  errors?: readonly FieldFault[] | null;
};

/** A rule that one field alone cannot tell, by its name in the contract. */
type NamedRule = {
  readonly rule: string;
  /** Other fields the rule looks at. */
  readonly with: readonly string[];
  readonly message: string;
};

export type FormField = {
  readonly name: string;
  readonly optional: boolean;
  /** What to say, by keyword. */
  readonly messages: Readonly<Partial<Record<string, string>>>;
  readonly rules: readonly NamedRule[];
  readonly check: FieldCheck;
};

/** A form of the contract. Fields stand in the order of the screen. */
export type Form = {
  readonly name: string;
  readonly fields: readonly FormField[];
};

/** Values of a form by field name; what is absent, null or empty counts as not filled. */
export type FormValues = Readonly<Record<string, unknown>>;

/**
 * A named rule. Told the field's value, which is filled and has passed its keywords, and the values of the fields it
 * looks at, in the contract's order; those may be undefined. True when the value is right.
 */
export type FormRule = (value: string, others: readonly (string | undefined)[]) => boolean;

export type FormRules = Readonly<Record<string, FormRule>>;
