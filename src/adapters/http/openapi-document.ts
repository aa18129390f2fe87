import { ValidationTypes } from 'class-validator';
import { validationMetadatasToSchemas } from 'class-validator-jsonschema';
import { SuspendedResponse } from './moderation/suspended.dto.js';
import { STAFF_COOKIE } from './admin/staff-session.js';
import type { Access, RouteResponse, Route, Shape, Upload } from './route.js';
import type { CookieKind } from './cookies.js';
import { SESSION_COOKIE } from './session.js';

type Schema = Record<string, unknown>;

const ERROR_SCHEMA: Schema = {
  type: 'object',
  required: ['message', 'code'],
  properties: {
    message: { type: 'string' },
    code: { type: 'string' },
    fields: { type: 'object', additionalProperties: { type: 'string' } },
  },
};

/** Generates the OpenAPI 3.1 document of the routes, with only the schemas that they use. */
export function openApiDocument(routes: readonly Route[], appName: string): object {
  const all = validationMetadatasToSchemas({
    // Custom validators describe themselves; the library would infer object for nullable text.
    additionalConverters: { [ValidationTypes.CUSTOM_VALIDATION]: {} },
  }) as Record<string, Schema>;
  const paths: Record<string, Record<string, object>> = {};
  for (const route of routes) {
    const path = route.path.replace(/:(\w+)/g, '{$1}').replace(/\*(\w+)/g, '{$1}');
    (paths[path] ??= {})[route.method] = operation(route, all);
  }
  return {
    openapi: '3.1.0',
    info: { title: appName, version: '1', description: 'Saturday meetups in small groups.' },
    servers: [{ url: '/' }],
    paths,
    components: {
      schemas: { Error: ERROR_SCHEMA, ...reachable(routes, all) },
      securitySchemes: {
        session: keyIn(SESSION_COOKIE),
        staff: keyIn(STAFF_COOKIE),
      },
    },
  };
}

const keyIn = ({ name }: CookieKind): object => ({
  type: 'apiKey',
  in: 'cookie',
  name,
  description: `Behind TLS its name is __Host-${name}.`,
});

function securityOf(access: Access): object[] {
  if (access === 'public') return [];
  return access === 'member' ? [{ session: [] }] : [{ staff: [] }];
}

function operation(route: Route, all: Record<string, Schema>): object {
  return {
    tags: [route.tag],
    summary: route.summary,
    security: securityOf(route.access),
    parameters: [...parameters(route.params, 'path', all), ...parameters(route.query, 'query', all)],
    ...(route.body ? { requestBody: { required: true, content: json(reference(route.body)) } } : {}),
    ...(route.upload ? { requestBody: { required: true, content: form(route.upload) } } : {}),
    responses: {
      ...Object.fromEntries(
        Object.entries(responsesOf(route)).map(([status, declared]) => [
          status,
          response(Number(status), declared),
        ]),
      ),
      ...(route.access === 'public' ? {} : { 401: errorResponse('Not signed in') }),
      ...(route.body || route.upload || route.params || route.query
        ? { 400: errorResponse('The request is not valid') }
        : {}),
      default: errorResponse('Any other error'),
    },
  };
}

/** Adds the 403 response of suspended members, and of those who have to accept the Terms, to every route that is closed to them. */
function responsesOf({ access, isOpenToSuspended, responses }: Route): Route['responses'] {
  if (access !== 'member' || isOpenToSuspended) return responses;
  return {
    403: {
      description: 'The account is suspended, or the current Terms and Privacy have to be accepted first',
      shape: SuspendedResponse,
    },
    ...responses,
  };
}

function parameters(
  shape: Shape | undefined,
  place: 'path' | 'query',
  all: Record<string, Schema>,
): object[] {
  const schema = shape && all[shape.name];
  const required = (schema?.required ?? []) as string[];
  return Object.entries((schema?.properties ?? {}) as Record<string, Schema>).map(([name, type]) => ({
    name,
    in: place,
    required: place === 'path' || required.includes(name),
    schema: type,
  }));
}

const reference = (shape: Shape): Schema => ({ $ref: `#/components/schemas/${shape.name}` });
const json = (schema: Schema): object => ({ 'application/json': { schema } });
const form = ({ field, mediaTypes }: Upload): object => ({
  'multipart/form-data': {
    schema: {
      type: 'object',
      required: [field],
      properties: { [field]: { type: 'string', format: 'binary' } },
    },
    encoding: { [field]: { contentType: mediaTypes.join(', ') } },
  },
});
const errorResponse = (description: string): object => ({
  description,
  content: json({ $ref: '#/components/schemas/Error' }),
});

function response(status: number, { description, shape, isList, mediaType }: RouteResponse): object {
  if (mediaType) {
    return { description, content: Object.fromEntries([mediaType].flat().map((type) => [type, {}])) };
  }
  if (!shape) return status >= 400 ? errorResponse(description) : { description };
  return {
    description,
    content: json(isList ? { type: 'array', items: reference(shape) } : reference(shape)),
  };
}

/** The schemas of request and response bodies, and those that they reference. */
function reachable(routes: readonly Route[], all: Record<string, Schema>): Record<string, Schema> {
  const found: Record<string, Schema> = {};
  const visit = (name: string): void => {
    const schema = all[name];
    if (!schema || found[name]) return;
    found[name] = schema;
    for (const [, next] of JSON.stringify(schema).matchAll(/#\/components\/schemas\/(\w+)/g)) visit(next!);
  };
  for (const route of routes) {
    if (route.body) visit(route.body.name);
    for (const { shape } of Object.values(responsesOf(route))) if (shape) visit(shape.name);
  }
  return Object.fromEntries(Object.entries(found).sort(([a], [b]) => (a < b ? -1 : 1)));
}
