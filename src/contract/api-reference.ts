/** A value's type in words; `shape` names the schema whose fields it has, or null. */
export type ReferenceType = { readonly words: string; readonly shape: string | null };

export type ReferenceField = {
  readonly name: string;
  readonly isRequired: boolean;
  readonly type: ReferenceType;
  /** Markdown: emphasis and code only. */
  readonly description: string;
};

export type ReferenceParameter = ReferenceField & {
  readonly place: 'path' | 'query' | 'header';
  /** A value to begin with; '' if there is none. */
  readonly example: string;
  /** The values to choose from; none if others are allowed. */
  readonly values: readonly string[];
};

export type ReferenceAnswer = {
  /** `200` to `503`, or `default`. */
  readonly status: string;
  readonly description: string;
  readonly type: ReferenceType | null;
  /** Media types, the usual one first. */
  readonly media: readonly string[];
};

export type ReferenceCall = {
  readonly id: string;
  readonly tag: string;
  readonly method: string;
  /** With {names} in braces. */
  readonly path: string;
  readonly access: 'public' | 'session' | 'unrestricted' | 'publisher';
  /** The kind of key that it takes. */
  readonly key: 'apiKey' | 'publisherKey' | null;
  /** False for those that only the portal's pages make. */
  readonly isForPrograms: boolean;
  readonly summary: string;
  readonly description: string;
  readonly parameters: readonly ReferenceParameter[];
  readonly body: {
    readonly media: readonly string[];
    readonly type: ReferenceType | null;
    /** JSON, indented; '' if the contract has none. */
    readonly example: string;
  } | null;
  readonly answers: readonly ReferenceAnswer[];
  /** Of the first answer with a 2xx status: JSON, indented, or text; '' if the contract has none. */
  readonly example: string;
};

/** What the API page shows of openapi.yaml. */
export type ApiReference = {
  readonly version: string;
  /** The paragraphs that begin with a name in bold. */
  readonly chapters: readonly { readonly name: string; readonly text: string }[];
  readonly tags: readonly { readonly name: string; readonly description: string }[];
  readonly calls: readonly ReferenceCall[];
  /** The fields of every named schema that has some. */
  readonly shapes: readonly {
    readonly name: string;
    readonly description: string;
    readonly fields: readonly ReferenceField[];
  }[];
  /** What the portal's forms say of each field. */
  readonly forms: readonly {
    readonly name: string;
    readonly fields: readonly {
      readonly name: string;
      readonly isOptional: boolean;
      readonly messages: readonly string[];
    }[];
  }[];
};
