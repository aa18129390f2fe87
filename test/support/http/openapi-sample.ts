import { Ajv2020 } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import type { Operation, OpenApiDocument, Schema } from './openapi-operations.js';

const CANDIDATES: unknown[] = [
  'xxxxxx',
  '123456',
  'x@example.org',
  '2000-01-01',
  20,
  1,
  true,
  null,
  [],
  {},
  5,
];

/** Generates and validates request bodies by their schema. */
export class Samples {
  /** Compiles in a fraction of the time without inlined references and optimized code. */
  private readonly ajv = addFormats.default(
    new Ajv2020({ strict: false, inlineRefs: false, code: { optimize: false } }),
  );

  constructor(private readonly document: OpenApiDocument) {
    this.ajv.addSchema(document as object, 'api');
  }

  /** @returns an empty object for an operation without a body */
  fieldsOf(operation: Operation): Readonly<Record<string, Schema>> {
    const name = operation.requestBody?.content['application/json']?.schema.$ref.split('/').at(-1);
    return (name && this.document.components.schemas[name]!.properties) || {};
  }

  /** A body with a valid value for every field. */
  bodyOf(operation: Operation): Record<string, unknown> {
    return Object.fromEntries(
      Object.entries(this.fieldsOf(operation)).map(([name, schema]) => [name, this.valueOf(schema)]),
    );
  }

  allows(schema: Schema, value: unknown): boolean {
    return this.ajv.validate(schema, value);
  }

  private valueOf(schema: Schema): unknown {
    const choices = (schema.enum as unknown[] | undefined) ?? CANDIDATES;
    const value = choices.find((candidate) => this.allows(schema, candidate));
    if (value === undefined) throw new Error(`no sample fits ${JSON.stringify(schema)}`);
    return value;
  }
}
