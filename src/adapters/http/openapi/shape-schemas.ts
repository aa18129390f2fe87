import { ValidationTypes } from 'class-validator';
import { validationMetadatasToSchemas } from 'class-validator-jsonschema';
import { NOTED, type SchemaObject } from '../fields.js';
import type { Route } from '../route.js';
import { declaredResponses } from './declared-responses.js';
import { namesIn, type Schema } from './schema.js';

/** The schemas of all shapes by class name. */
export function shapeSchemas(routes: readonly Route[]): Record<string, Schema> {
  const all = validationMetadatasToSchemas({
    additionalConverters: {
      // Custom validators describe themselves; the library would infer object for nullable text.
      [ValidationTypes.CUSTOM_VALIDATION]: {},
      [NOTED]: ({ constraints }) => (constraints as [SchemaObject])[0],
    },
  }) as Record<string, Schema>;
  const shapes = routes.flatMap((route) => [
    ...[route.params, route.query, route.body],
    ...Object.values(declaredResponses(route)).map(({ shape }) => shape),
  ]);
  const found: Record<string, Schema> = {};
  const visit = (name: string): void => {
    const schema = all[name];
    if (!schema || found[name]) return;
    found[name] = schema;
    for (const next of namesIn(schema)) visit(next);
  };
  for (const shape of shapes) if (shape) visit(shape.name);
  return Object.fromEntries(Object.entries(found).sort(([a], [b]) => (a < b ? -1 : 1)));
}
