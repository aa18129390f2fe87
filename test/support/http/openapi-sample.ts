import { DAY_MS } from '../../../src/domain/shared/durations.js';
import type { Operation, OpenApiDocument, Schema } from './openapi-operations.js';
import { schemaValidator } from './schema-validator.js';

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
  new Date(Date.now() + DAY_MS).toISOString(),
];

/** Generates and validates request bodies by their schema. */
export class Samples {
  private readonly ajv = schemaValidator();

  constructor(private readonly document: OpenApiDocument) {
    this.ajv.addSchema(document as object, 'api');
  }

  /** @returns an empty object for an operation without a body */
  fieldsOf(operation: Operation): Readonly<Record<string, Schema>> {
    return this.schemaOf(operation)?.properties ?? {};
  }

  /** The fields without which a body is refused. */
  requiredOf(operation: Operation): readonly string[] {
    return (this.schemaOf(operation)?.required ?? []) as readonly string[];
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

  private schemaOf(operation: Operation): Schema | undefined {
    const name = operation.requestBody?.content['application/json']?.schema.$ref.split('/').at(-1);
    return name === undefined ? undefined : this.document.components.schemas[name];
  }

  private valueOf(schema: Schema): unknown {
    const choices = (schema.enum as unknown[] | undefined) ?? CANDIDATES;
    const value = choices.find((candidate) => this.allows(schema, candidate));
    if (value === undefined) throw new Error(`no sample fits ${JSON.stringify(schema)}`);
    return value;
  }
}
