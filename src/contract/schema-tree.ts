import type { Json, JsonObject } from './document.ts';

/** A tree of schemas by name; the compiled module exports the same tree with a function for each schema. */
export type SchemaTree = {
  [name: string]: SchemaLeaf | Literal | SchemaTree;
};
/** A value that the compiled module contains unchanged. */
export class Literal {
  readonly value: Json;
  constructor(value: Json) {
    this.value = value;
  }
}
/** A schema as it is written into the module, not to be traversed further. */
export class SchemaLeaf {
  readonly schema: JsonObject;
  constructor(schema: JsonObject) {
    this.schema = schema;
  }
}
