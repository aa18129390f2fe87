import { HttpError } from './http-error.js';

/** More than any request body has, and few enough that parsing and validation stay fast. */
const MAX_VALUES = 2000;
/** No request body is nested deeper. */
const MAX_DEPTH = 10;

const QUOTE = 0x22;
const BACKSLASH = 0x5c;
const COMMA = 0x2c;
const OPENING_BRACKET = 0x5b;
const CLOSING_BRACKET = 0x5d;
const OPENING_BRACE = 0x7b;
const CLOSING_BRACE = 0x7d;

/**
 * Counts the values and the depth of UTF-8 JSON in one pass that stops at the limits, because parsing hundreds of
 * thousands of small values blocks the event loop much longer than one long text.
 * @throws HttpError 400 beyond the limits; invalid JSON passes, because the parser refuses it
 */
export function ensureFewJsonValues(bytes: Uint8Array): void {
  let values = 1;
  let depth = 0;
  let isInString = false;
  for (let at = 0; at < bytes.length; at++) {
    const byte = bytes[at]!;
    if (isInString) {
      if (byte === BACKSLASH) at++;
      else if (byte === QUOTE) isInString = false;
    } else if (byte === QUOTE) isInString = true;
    else if (byte === COMMA) values++;
    else if (byte === OPENING_BRACKET || byte === OPENING_BRACE) {
      values++;
      depth++;
    } else if (byte === CLOSING_BRACKET || byte === CLOSING_BRACE) depth--;
    if (values > MAX_VALUES || depth > MAX_DEPTH)
      throw new HttpError(400, 'invalid_body', 'Please send fewer fields.');
  }
}
