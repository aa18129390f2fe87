/** The headers of responses that clients read, as the API document describes them. */
const RESPONSE_HEADERS = {
  ETag: {
    description: 'Version of the body, for `If-None-Match`; weak from 1 KiB.',
    schema: { type: 'string', examples: ['"2jmj7l5rSw0yVb_vlWAYkK_YBwk"'] },
  },
  'Retry-After': {
    description: 'Seconds until the request can succeed.',
    schema: { type: 'integer', minimum: 0, examples: [30] },
  },
  Location: {
    description: 'Where to continue.',
    schema: { type: 'string', examples: ['/auth?returnTo=%2Fmatches'] },
  },
  Link: {
    description: 'The next page, with `rel="next"`; absent on the last one.',
    schema: { type: 'string', examples: ['</api/meetups/browse?limit=20&cursor=x>; rel="next"'] },
  },
  'Content-Range': {
    description: 'Name of the list, first and last row, and the total.',
    schema: { type: 'string', examples: ['reports 0-24/61'] },
  },
  'Content-Disposition': {
    description: 'The suggested file name.',
    schema: { type: 'string', examples: ['attachment; filename="my-data.zip"'] },
  },
  'X-Request-Id': {
    description: 'Id of the request in the log of the server.',
    schema: { type: 'string', examples: ['7f2d8a1c-4a54-4c1d-9a52-0c8c3c2f4f10'] },
  },
} as const;

export type ResponseHeader = keyof typeof RESPONSE_HEADERS;

/** Not in every response that declares them. */
const OPTIONAL: readonly ResponseHeader[] = ['Link', 'X-Request-Id'];

/** References to the headers; undefined for none. */
export const headersOf = (names: readonly ResponseHeader[]): object | undefined =>
  names.length === 0
    ? undefined
    : Object.fromEntries(names.map((name) => [name, { $ref: `#/components/headers/${name}` }]));

export const headerComponents = (): object =>
  Object.fromEntries(
    Object.entries(RESPONSE_HEADERS).map(([name, header]) => [
      name,
      { ...header, required: !OPTIONAL.includes(name as ResponseHeader) },
    ]),
  );
