import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ValidateFunction } from 'ajv/dist/2020.js';
import { closed } from './conforming-fetch.js';
import type { Frame } from './a-person.js';
import { schemaValidator } from './schema-validator.js';

const DOCUMENT = join(import.meta.dirname, '..', '..', '..', 'build', 'asyncapi.json');

const ajv = schemaValidator();
const validators = new Map<string, ValidateFunction>();
let isLoaded = false;

/** @throws Error if the frame is not as the API document describes it, or has additional fields */
export function ensureConforming(frame: Frame): void {
  if (!isLoaded) ajv.addSchema(closed(JSON.parse(readFileSync(DOCUMENT, 'utf8'))) as object, 'socket');
  isLoaded = true;
  let validate = validators.get(frame.type);
  if (!validate) {
    validate = ajv.compile({ $ref: `socket#/components/messages/${frame.type}/payload` });
    validators.set(frame.type, validate);
  }
  if (!validate(frame))
    throw new Error(
      `The frame ${JSON.stringify(frame)} is not as described: ${ajv.errorsText(validate.errors)}`,
    );
}
