import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { OpenApiDocument } from './openapi-operations.js';

/** The OpenAPI document of an instance with default settings, as it was generated before the tests. */
export const apiDocument = (): OpenApiDocument =>
  JSON.parse(
    readFileSync(join(import.meta.dirname, '..', '..', '..', 'build', 'openapi.json'), 'utf8'),
  ) as OpenApiDocument;
