import { startChild } from '../live/child.js';
import type { World } from '../live/world.js';
import type { ReferenceSettings } from './reference-server.js';

/** A server that is measured. */
export interface Server {
  readonly port: number;
  readonly pid: number;
}

/** Starts a reference server on the database of the world. */
export async function startReference(world: World, kind: ReferenceSettings['kind']): Promise<Server> {
  const child = startChild('polls/reference-server.ts');
  world.onClose(() => child.end());
  const { databaseUrl, sessionSecret } = world;
  const settings: ReferenceSettings = { kind, databaseUrl, sessionSecret };
  return { port: await child.ask('start', settings), pid: child.pid };
}
