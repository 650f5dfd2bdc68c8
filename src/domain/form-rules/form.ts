/** An error as a compiled check reports it. */
export type FieldFault = {
  readonly keyword: string;
};

/** A compiled check of one value; `errors` contains the first error until the next call. */
type FieldCheck = {
  (value: unknown): boolean;
  errors?: readonly FieldFault[] | null;
};

/** A rule about more than one field, by its name in the contract. */
type NamedRule = {
  readonly rule: string;
  /** Other fields that the rule uses. */
  readonly with: readonly string[];
  readonly message: string;
};

export type FormField = {
  readonly name: string;
  readonly optional: boolean;
  /** The messages, by keyword. */
  readonly messages: Readonly<Partial<Record<string, string>>>;
  readonly rules: readonly NamedRule[];
  readonly check: FieldCheck;
};

/** A form of the contract. Fields are in the order of the screen. */
export type Form = {
  readonly name: string;
  readonly fields: readonly FormField[];
};

/** Values of a form by field name; absent, null and empty values count as not filled in. */
export type FormValues = Readonly<Record<string, unknown>>;

/**
 * A named rule. Gets the field's value, which is filled in and satisfies its keywords, and the values of the other
 * fields that it uses, in the contract's order; those may be undefined. Returns true if the value is valid.
 */
export type FormRule = (value: string, others: readonly (string | undefined)[]) => boolean;

export type FormRules = Readonly<Record<string, FormRule>>;
