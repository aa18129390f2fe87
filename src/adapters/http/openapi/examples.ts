import { FIELD_EXAMPLES, SECOND_EXAMPLES } from './field-examples.js';
import { type Schema, SCHEMAS, typeOf } from './schema.js';

/** Examples by format, and else by type. */
const BY_FORMAT: Readonly<Record<string, unknown>> = {
  'date-time': '2026-12-04T16:00:00.000Z',
  date: '2026-12-12',
  uuid: '7f2d8a1c-4a54-4c1d-9a52-0c8c3c2f4f10',
  email: 'ada@example.org',
};
const BY_TYPE: Readonly<Record<string, unknown>> = { integer: 3, number: 0.5, boolean: true };

/** @returns undefined for a field whose schema has the examples: a choice, an object or a list of objects */
export function exampleOfField(field: string, schema: Schema): unknown {
  if (schema.enum || schema.$ref || schema.anyOf || schema.type === 'object') return undefined;
  const ofItems = schema.items as Schema | undefined;
  if (ofItems?.$ref || ofItems?.enum) return undefined;
  const named = [FIELD_EXAMPLES[field], SECOND_EXAMPLES[field]].find((each) => fits(each, schema));
  const example = BY_FORMAT[String(schema.format)] ?? named ?? BY_TYPE[typeOf(schema) ?? ''];
  if (example === undefined) throw new Error(`The field ${field} has no example.`);
  return example;
}

/** A name may be a text in one shape and a flag in another one. */
function fits(example: unknown, schema: Schema): boolean {
  const type = typeOf(schema);
  if (Array.isArray(example)) return type === 'array';
  return type === (typeof example === 'number' && type === 'integer' ? 'integer' : typeof example);
}

/** An example of a whole schema, made of those of its fields. */
export function exampleOf(schema: Schema, schemas: Readonly<Record<string, Schema>>): unknown {
  if (Array.isArray(schema.examples)) return (schema.examples as unknown[])[0];
  if (typeof schema.$ref === 'string') return exampleOf(schemas[schema.$ref.slice(SCHEMAS.length)]!, schemas);
  if (Array.isArray(schema.enum)) return (schema.enum as unknown[])[0];
  if (Array.isArray(schema.anyOf)) return exampleOf((schema.anyOf as Schema[])[0]!, schemas);
  if (typeOf(schema) === 'array') return [exampleOf(schema.items as Schema, schemas)];
  if (schema.properties)
    return Object.fromEntries(
      Object.entries(schema.properties as Record<string, Schema>).map(([field, each]) => [
        field,
        exampleOf(each, schemas),
      ]),
    );
  if (schema.type === 'object') return {};
  return BY_TYPE[typeOf(schema) ?? ''] ?? 'text';
}
