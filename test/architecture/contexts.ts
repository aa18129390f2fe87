import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { PROJECT } from './project-with-violations.js';

export const LAYERS = ['domain', 'application'] as const;
export type Layer = (typeof LAYERS)[number];

export interface ContextBorders {
  /** Contexts of the same layer. */
  readonly dependsOn: readonly string[];
  /** For the application layer: contexts of the domain. */
  readonly domain: readonly string[];
}

const listed = JSON.parse(readFileSync(join(PROJECT, 'src/contexts.json'), 'utf8')) as Record<
  Layer,
  Record<string, { dependsOn: string[]; domain?: string[] }>
>;

const bordersOf = (layer: Layer): ReadonlyMap<string, ContextBorders> =>
  new Map(
    Object.entries(listed[layer]).map(([context, { dependsOn, domain }]) => [
      context,
      { dependsOn, domain: domain ?? [] },
    ]),
  );

/** What `src/contexts.json` lists, in its order. */
export const CONTEXTS: Readonly<Record<Layer, ReadonlyMap<string, ContextBorders>>> = {
  domain: bordersOf('domain'),
  application: bordersOf('application'),
};
