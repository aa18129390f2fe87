import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { PROJECT } from './project-with-violations.js';

export const LAYERS = ['domain', 'application', 'adapters'] as const;
export type Layer = (typeof LAYERS)[number];

/** The folders of each layer whose folders are contexts. */
export const FOLDERS: Readonly<Record<Layer, readonly string[]>> = {
  domain: ['domain'],
  application: ['application'],
  adapters: ['adapters/http', 'adapters/persistence'],
};

/** Folders of an adapter that are no context: every context may import them. */
export const SHARED_GROUND: readonly string[] = ['admin', 'middleware', 'openapi', 'polls'];

/** By layer, the contexts that a context may import: of its own layer those it depends on, and of each lower layer. */
export type ContextBorders = Readonly<Record<Layer, readonly string[]>>;

interface Listed {
  readonly dependsOn: readonly string[];
  /** For adapters. */
  readonly application?: readonly string[];
  /** For adapters and the application. */
  readonly domain?: readonly string[];
}

const listed = JSON.parse(readFileSync(join(PROJECT, 'src/contexts.json'), 'utf8')) as Record<
  Layer,
  Record<string, Listed>
>;

const bordersOf = (layer: Layer): ReadonlyMap<string, ContextBorders> =>
  new Map(
    Object.entries(listed[layer]).map(([context, { dependsOn, application = [], domain = [] }]) => [
      context,
      { adapters: [], application, domain, [layer]: dependsOn },
    ]),
  );

/** What `src/contexts.json` lists, in its order. */
export const CONTEXTS: Readonly<Record<Layer, ReadonlyMap<string, ContextBorders>>> = {
  domain: bordersOf('domain'),
  application: bordersOf('application'),
  adapters: bordersOf('adapters'),
};
