/** The parts of an OpenAPI document that tests read. */
export interface OpenApiDocument {
  readonly openapi: string;
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
  readonly tags: ReadonlyArray<{ name: string; description: string }>;
  readonly components: {
    readonly schemas: Readonly<Record<string, Schema>>;
  };
}

export interface Operation {
  readonly security: ReadonlyArray<Record<string, unknown>>;
  readonly parameters: ReadonlyArray<{
    name: string;
    in: 'path' | 'query';
    schema: Schema;
  }>;
  readonly requestBody?: { readonly content: { 'application/json'?: { schema: { $ref: string } } } };
  readonly operationId: string;
  readonly tags: readonly string[];
  readonly responses: Readonly<
    Record<
      string,
      { content?: Readonly<Record<string, unknown>>; headers?: Readonly<Record<string, unknown>> }
    >
  >;
}

export interface Schema {
  readonly type?: string | readonly string[];
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly [keyword: string]: unknown;
}

export interface FoundOperation {
  readonly method: string;
  /** In the format of the document: `/api/matches/{id}`. */
  readonly template: string;
  readonly operation: Operation;
}

/** Method and template: `GET /api/matches/{id}`. */
export const nameOf = ({ method, template }: FoundOperation): string => `${method} ${template}`;

/** A response of the document. */
export interface Described {
  /** JSON pointer of its schema. */
  readonly schema: string;
  readonly mediaTypes: readonly string[];
  /** Names of its headers, in lower case. */
  readonly headers: readonly string[];
}

/** Statuses of any operation that its `default` response stands for. */
const BY_DEFAULT = [405, 408, 431, 500];

/** All operations of the document. */
export function operationsOf(document: OpenApiDocument): FoundOperation[] {
  return Object.entries(document.paths).flatMap(([template, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({
      method: method.toUpperCase(),
      template,
      operation,
    })),
  );
}

interface Matcher extends FoundOperation {
  readonly pattern: RegExp;
}

const matchers = new WeakMap<OpenApiDocument, readonly Matcher[]>();

/** The operations with the patterns of their paths, those with fewer parameters first. */
function matchersOf(document: OpenApiDocument): readonly Matcher[] {
  let all = matchers.get(document);
  if (!all) {
    all = operationsOf(document)
      .map((found) => ({ ...found, pattern: patternOf(found.template) }))
      .sort((a, b) => parametersIn(a.template) - parametersIn(b.template));
    matchers.set(document, all);
  }
  return all;
}

const patternOf = (template: string): RegExp =>
  new RegExp(`^${template.replace(/[.]/g, '\\.').replace(/\{\w+\}/g, '[^/]+')}/?$`);

/** @returns the operation of the path; null if there is none */
export function operationFor(document: OpenApiDocument, method: string, path: string): FoundOperation | null {
  const name = method.toUpperCase();
  return matchersOf(document).find((each) => each.method === name && each.pattern.test(path)) ?? null;
}

const parametersIn = (template: string): number => template.split('{').length;

/** @returns the response of this status; null if it is not documented */
export function answerOf({ template, method, operation }: FoundOperation, status: number): Described | null {
  const key = operation.responses[status] ? String(status) : BY_DEFAULT.includes(status) ? 'default' : null;
  const answer = key && operation.responses[key];
  if (!answer) return null;
  const path = encodeURIComponent(template.replace(/~/g, '~0').replace(/\//g, '~1'));
  const schema = `/paths/${path}/${method.toLowerCase()}/responses/${key}/content/application~1json/schema`;
  const headers = Object.keys(answer.headers ?? {}).map((name) => name.toLowerCase());
  return { schema, mediaTypes: Object.keys(answer.content ?? {}), headers };
}
