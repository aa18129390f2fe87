import { messagesOf } from '../i18n/messages-of.js';
import { locale } from '../i18n/locale.js';
import { reportResponse, reportLocked, reportNoResponse, reportUnavailable } from '../offline/connection.js';
import { ApiError, apiErrorFrom } from './api-error.js';
import { conditionalHeaders, cachedResponse, cacheResponse, notModifiedResponse } from './etag-cache.js';
import type { paths } from './schema.js';

/*
 * The API client, typed by the OpenAPI document. openapi-fetch would add 2.3 KB to the landing page's budget of 95;
 * this client is a tenth of that.
 */

const t = messagesOf('call');

/** The error of a request without a response. */
export const unreachable = (): ApiError => new ApiError(t('unreachable'), 0);

/** The timeout of a request. */
const TIMEOUT_MS = 20_000;

let adapt = (answer: unknown): unknown => answer;
/** Sets what is done to each answer; it is not part of the landing page, which shows no table. */
export const adaptAnswersBy = (by: typeof adapt): void => void (adapt = by);

type Method = 'get' | 'post' | 'put' | 'patch' | 'delete';
type Operation = { parameters: { path?: unknown; query?: unknown }; responses: object };
export type PathOf<M extends Method> = {
  [P in keyof paths]: paths[P] extends { [K in M]: Operation } ? P : never;
}[keyof paths];
export type OperationOf<M extends Method, P extends PathOf<M>> = Extract<paths[P][M], Operation>;

type BodyOf<O> = O extends { requestBody: { content: { 'application/json': infer Body } } }
  ? { body: Body }
  : { body?: undefined };
type ParamsOf<O> = O extends { parameters: { path: infer Params } }
  ? { params: Params }
  : { params?: undefined };
type QueryOf<O> = O extends { parameters: { query: infer Query } }
  ? { query: Query }
  : O extends { parameters: { query?: infer Query } }
    ? { query?: Query }
    : unknown;
export type Input<O> = BodyOf<O> & ParamsOf<O> & QueryOf<O>;
type Rest<O> = Record<string, never> extends Input<O> ? [input?: Input<O>] : [input: Input<O>];

type JsonOf<R> = R extends { content: { 'application/json': infer Json } } ? Json : undefined;
export type Answer<O extends Operation> = JsonOf<O['responses'][keyof O['responses'] & (200 | 201)]>;

interface LooseInput {
  body?: unknown;
  params?: Record<string, string | number>;
  query?: Record<string, string | number | undefined>;
}

function address(path: string, { params = {}, query = {} }: LooseInput): string {
  const filled = path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(params[name]!));
  const given = Object.entries(query).filter(([, value]) => value !== undefined);
  const search = new URLSearchParams(given.map(([name, value]) => [name, String(value)]));
  return given.length ? `${filled}?${search}` : filled;
}

/**
 * Whether the server itself says that a part of it is unavailable, such as the file storage, and not a proxy that the
 * server is. The rest works then, so the connection stays as it was.
 */
const isOfServer = ({ status, headers }: Response): boolean =>
  status === 503 && (headers.get('Content-Type')?.includes('json') ?? false);

/**
 * The response of a successful request, with its headers.
 * @throws ApiError
 */
export async function fetchResponse(method: Method, path: string, input: unknown): Promise<Response> {
  const { body, ...where } = (input ?? {}) as LooseInput;
  const url = address(path, where);
  const isGet = method === 'get';
  const last = isGet ? cachedResponse(url) : null;
  const response = await fetch(url, {
    method: method.toUpperCase(),
    credentials: 'include',
    headers: {
      ...(body !== undefined && { 'Content-Type': 'application/json', 'Accept-Language': locale }),
      ...conditionalHeaders(last),
    },
    body: body === undefined ? undefined : JSON.stringify(body),
    // Completes also when the page closes meanwhile; browsers limit the bodies of such requests.
    keepalive: !isGet && body === undefined,
    // Followed, a redirect to the sign-in page of an access proxy would fail as if there was no network.
    redirect: 'manual',
    signal: AbortSignal.timeout(TIMEOUT_MS),
  }).catch(() => {
    reportNoResponse();
    throw unreachable();
  });
  if (response.type === 'opaqueredirect') {
    reportLocked();
    throw unreachable();
  }
  if (response.status < 502) reportResponse();
  else if (!isOfServer(response)) reportUnavailable();
  const unchanged = await notModifiedResponse(last, response);
  if (unchanged) return unchanged;
  if (!response.ok) {
    const { status, statusText, headers } = response;
    throw apiErrorFrom(status, statusText, await response.text(), headers.get('Retry-After'));
  }
  return isGet ? cacheResponse(url, response) : response;
}

/**
 * One request with the session cookie, JSON in and out. An empty response returns undefined.
 * @throws ApiError
 */
export async function call<M extends Method, P extends PathOf<M>>(
  method: M,
  path: P,
  ...[input]: Rest<OperationOf<M, P>>
): Promise<Answer<OperationOf<M, P>>> {
  const response = await fetchResponse(method, path, input);
  const text = await response.text();
  return (text ? adapt(JSON.parse(text)) : undefined) as Answer<OperationOf<M, P>>;
}
