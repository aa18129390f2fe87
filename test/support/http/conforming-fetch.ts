import type { ValidateFunction } from 'ajv/dist/2020.js';
import { apiDocument } from './api-document.js';
import { answerOf, type Described, type OpenApiDocument, operationFor } from './openapi-operations.js';
import { schemaValidator } from './schema-validator.js';

/** Routes that are not part of the API document. */
const NOT_DESCRIBED = /^\/api\/(openapi\.json|docs(\/.*)?)$/;

/**
 * A fetch that validates every response against an API document: status, headers, media type and body, without
 * additional properties.
 * @param read called once, because compiling the schemas takes long
 * @throws Error if a response does not conform
 */
export function fetchConformingTo(read: () => Promise<OpenApiDocument>): typeof fetch {
  let conformance: Promise<Conformance> | undefined;
  return async (input, init) => {
    const response = await fetch(input, init);
    const path = new URL(String(input)).pathname;
    if (!path.startsWith('/api/') || NOT_DESCRIBED.test(path)) return response;
    const { status, headers } = response;
    const mediaType = headers.get('content-type')?.split(';')[0] ?? '';
    const text = await response.clone().text();
    const method = init?.method ?? 'GET';
    conformance ??= read().then((document) => new Conformance(document));
    (await conformance).ensure({ method, path, status, headers, mediaType, text });
    return response;
  };
}

/** One for all servers of a process. */
export const conformingFetch = fetchConformingTo(() => Promise.resolve(apiDocument()));

interface Answered {
  readonly method: string;
  readonly path: string;
  readonly status: number;
  readonly headers: Headers;
  readonly mediaType: string;
  readonly text: string;
}

class Conformance {
  private readonly ajv = schemaValidator({ allErrors: true });
  private readonly validators = new Map<string, ValidateFunction>();

  constructor(private readonly document: OpenApiDocument) {
    this.ajv.addSchema(closed(document) as object, 'api');
  }

  ensure(answered: Answered): void {
    const { method, path, status, mediaType, text } = answered;
    if (method === 'HEAD' || method === 'OPTIONS') return;
    const complain = (what: string): never => {
      throw new Error(`${method} ${path} ${status} is not as described: ${what}: ${text.slice(0, 500)}`);
    };
    const described = this.describedAnswer(answered) ?? complain('this status is not named');
    const wrong = wrongHeaders(answered, described);
    if (wrong.length > 0) complain(`the headers ${wrong.join()}`);
    if (status === 304) return text === '' ? undefined : complain('nothing has changed, yet there is a body');
    if (status < 400 && described.mediaTypes.length === 0) return;
    if (!described.mediaTypes.includes(mediaType)) complain(`${mediaType} is not named`);
    if (mediaType !== 'application/json') return;
    const validate = this.validatorAt(described.schema);
    if (!validate(JSON.parse(text))) complain(this.ajv.errorsText(validate.errors));
  }

  /** Unknown paths have the default error response. */
  private describedAnswer({ method, path, status, headers }: Answered): Described | null {
    const found = operationFor(this.document, method, path);
    if (found) return answerOf(found, status);
    if (status < 400) return null;
    const mediaTypes = ['application/json'];
    return { schema: '/components/schemas/Error', mediaTypes, headers: [...headers.keys()] };
  }

  private validatorAt(schema: string): ValidateFunction {
    let validate = this.validators.get(schema);
    if (!validate) {
      validate = this.ajv.compile({ $ref: `api#${schema}` });
      this.validators.set(schema, validate);
    }
    return validate;
  }
}

/** Adds `additionalProperties: false` to all object schemas. */
function closed(node: unknown): unknown {
  if (Array.isArray(node)) return node.map(closed);
  if (node === null || typeof node !== 'object') return node;
  const copy = Object.fromEntries(Object.entries(node).map(([key, value]) => [key, closed(value)]));
  const isObjectSchema = copy.type === 'object' && copy.properties !== undefined;
  return isObjectSchema ? { additionalProperties: false, ...copy } : copy;
}

/** The headers that clients read. Express adds an ETag to every body, but only a GET answers 304 for it. */
const READ = ['retry-after', 'location', 'link', 'content-range', 'content-disposition', 'etag'];

/** @returns the headers that are described and absent, and those that are sent and not described */
function wrongHeaders({ method, path, status, headers: sent }: Answered, described: Described): string[] {
  const isTagged = method === 'GET' && path.startsWith('/api/') && (status === 200 || status === 304);
  return READ.filter((name) => {
    if (name === 'etag' && !isTagged) return false;
    const isDescribed = described.headers.includes(name);
    // The last page has no link to the next one, and a failure without a known end no time to retry.
    const isOptional = name === 'link' || (name === 'retry-after' && status >= 500);
    return isDescribed ? !sent.has(name) && !isOptional : sent.has(name);
  });
}
