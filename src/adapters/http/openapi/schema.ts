/** A JSON schema of the API document. */
export type Schema = Record<string, unknown>;

export const SCHEMAS = '#/components/schemas/';

export const referenceTo = (name: string): Schema => ({ $ref: `${SCHEMAS}${name}` });

/** @returns the names of the schemas that the schema references, directly */
export const namesIn = (schema: unknown): string[] =>
  [...JSON.stringify(schema).matchAll(/#\/components\/schemas\/(\w+)/g)].map(([, name]) => name!);

/** @returns the types of a schema, without null */
export function typeOf({ type }: Schema): string | undefined {
  return [type].flat().find((each) => typeof each === 'string' && each !== 'null') as string | undefined;
}
