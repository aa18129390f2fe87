/** A JSON schema of the API document. */
export type Schema = Record<string, unknown>;

const SCHEMAS = '#/components/schemas/';

export const referenceTo = (name: string): Schema => ({ $ref: `${SCHEMAS}${name}` });

/** @returns the names of the schemas that the schema references, directly */
export const namesIn = (schema: unknown): string[] =>
  [...JSON.stringify(schema).matchAll(/#\/components\/schemas\/(\w+)/g)].map(([, name]) => name!);
