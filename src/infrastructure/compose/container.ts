import { Container } from 'inversify';
import type { UnitOfWork } from '../../application/shared/ports.js';
import { contextsModule, WITH_BACKGROUND } from './contexts.js';
import { edgesModule, liveModule } from './edges.module.js';
import { joinBackgrounds } from './join-backgrounds.js';
import { type Bindings, sharedModule } from './shared.module.js';
import * as t from './tokens.js';

/** Creates the container of what processes differ in, and of one binding a context. */
export async function createContainer(bindings: Bindings): Promise<Container> {
  const container = new Container();
  await container.load(await sharedModule(bindings), edgesModule, liveModule, contextsModule);
  return container;
}

/** The handlers of jobs and events, and the recurring jobs, of all contexts. */
export function backgroundOf(container: Container): ReturnType<typeof joinBackgrounds> {
  const unitOfWork: UnitOfWork = container.get(t.UNIT_OF_WORK);
  const jobs = container.get(t.HANDLED_JOBS);
  return joinBackgrounds(unitOfWork, (id) => jobs.noteHandled(id), [
    ...WITH_BACKGROUND.map((id) => container.get(id)),
    { background: container.get(t.LIMITS_BACKGROUND) },
  ]);
}
