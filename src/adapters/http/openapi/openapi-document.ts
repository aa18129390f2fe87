import { STAFF_COOKIE } from '../admin/staff-session.js';
import type { CookieKind } from '../cookies.js';
import { errorStatuses } from '../error-codes.js';
import type { Access, Route, Upload } from '../route.js';
import { SESSION_COOKIE } from '../session.js';
import { TAGS } from '../tags.js';
import { declaredResponses, hasEntityTag } from './declared-responses.js';
import { ERROR_SCHEMA, errorExamples } from './error-schema.js';
import { headerComponents } from './headers.js';
import { contentOf, describedResponse } from './responses.js';
import type { Schema } from './schema.js';
import { shapeSchemas } from './shape-schemas.js';

/** What the document describes beside the routes. */
export interface ApiSettings {
  readonly appName: string;
}

/** Generates the OpenAPI 3.1 document of the routes, with only the schemas that they use. See ADR 42. */
export function openApiDocument(routes: readonly Route[], { appName }: ApiSettings): object {
  const shapes = shapeSchemas(routes);
  const inBodies = new Set(routes.flatMap(({ params, query }) => [params?.name, query?.name]));
  const codes: Schema = {
    type: 'string',
    description: 'The cause, stable and meant for programs; docs/error-codes.md lists them.',
    enum: Object.keys(errorStatuses()).sort(),
  };
  const schemas: Record<string, Schema> = { Error: ERROR_SCHEMA, ErrorCode: codes, ...shapes };
  const paths: Record<string, Record<string, object>> = {};
  for (const route of routes) {
    const path = route.path.replace(/:(\w+)/g, '{$1}').replace(/\*(\w+)/g, '{$1}');
    (paths[path] ??= {})[route.method] = operation(route, schemas);
  }
  const used = new Set<string>(routes.map(({ tag }) => tag));
  return {
    openapi: '3.1.0',
    info: {
      title: appName,
      version: '1',
      summary: 'Saturday meetups in small groups.',
      description: 'Conventions of requests, errors, sessions and limits are in docs/http.md.',
      license: { name: 'MIT', identifier: 'MIT' },
    },
    servers: [{ url: '/', description: 'The instance that serves this document.' }],
    tags: Object.entries(TAGS)
      .filter(([name]) => used.has(name))
      .map(([name, description]) => ({ name, description })),
    paths,
    components: {
      schemas: Object.fromEntries(Object.entries(schemas).filter(([name]) => !inBodies.has(name))),
      examples: errorExamples(),
      headers: headerComponents(),
      parameters: { IfNoneMatch: IF_NONE_MATCH },
      securitySchemes: { session: keyIn(SESSION_COOKIE), staff: keyIn(STAFF_COOKIE) },
    },
  };
}

const IF_NONE_MATCH = {
  name: 'If-None-Match',
  in: 'header',
  required: false,
  description: 'The `ETag` of an earlier response: answered with 304 when it still holds.',
  schema: { type: 'string', examples: ['"2jmj7l5rSw0yVb_vlWAYkK_YBwk"'] },
};

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

function operation(route: Route, schemas: Readonly<Record<string, Schema>>): object {
  const responses = Object.entries(declaredResponses(route)).map(([status, declared]) => [
    status,
    describedResponse(Number(status), declared, route),
  ]);
  return {
    tags: [route.tag],
    operationId: route.operationId,
    summary: route.summary,
    security: securityOf(route.access),
    parameters: [
      ...parameters(route.params && schemas[route.params.name], 'path'),
      ...parameters(route.query && schemas[route.query.name], 'query'),
      ...(hasEntityTag(route) ? [{ $ref: '#/components/parameters/IfNoneMatch' }] : []),
    ],
    ...(route.body ? { requestBody: { required: true, content: contentOf(route.body.name, false) } } : {}),
    ...(route.upload ? { requestBody: { required: true, content: form(route.upload) } } : {}),
    responses: { ...Object.fromEntries(responses), default: describedResponse(500, DEFECT, route) },
  };
}

const DEFECT = {
  description: 'A defect; the log has it under the request id',
  headers: ['X-Request-Id'],
} as const;

function parameters(schema: Schema | undefined, place: 'path' | 'query'): object[] {
  const required = (schema?.required ?? []) as string[];
  return Object.entries((schema?.properties ?? {}) as Record<string, Schema>).map(
    ([name, { description, ...type }]) => ({
      name,
      in: place,
      required: place === 'path' || required.includes(name),
      ...(description ? { description } : {}),
      schema: type,
    }),
  );
}

const form = ({ field, mediaTypes, limit }: Upload): object => ({
  'multipart/form-data': {
    schema: {
      type: 'object',
      required: [field],
      properties: {
        [field]: { type: 'string', format: 'binary', description: `The file, at most ${limit} bytes.` },
      },
    },
    encoding: { [field]: { contentType: mediaTypes.join(', ') } },
  },
});
