import { Container } from 'inversify';
import type { JobHandler } from '../../adapters/jobs/task-list.js';
import { CONTEXTS, contextsModule, handlersOf } from './contexts.js';
import { edgesModule, liveModule } from './edges.module.js';
import { jobHandlers } from './job-handlers.js';
import { type Bindings, sharedModule } from './shared.module.js';
import * as t from './tokens.js';

/** Creates the container of what processes differ in, and of one binding a context. */
export async function createContainer(bindings: Bindings): Promise<Container> {
  const container = new Container();
  await container.load(await sharedModule(bindings), edgesModule, liveModule, contextsModule);
  return container;
}

/** What the queue calls for each job and event of all contexts, by its name. */
export function jobHandlersOf(container: Container): Readonly<Record<string, JobHandler>> {
  const jobs = container.get(t.HANDLED_JOBS);
  return jobHandlers(handlersOf(container.get(CONTEXTS)), container.get(t.UNIT_OF_WORK), (id) =>
    jobs.noteHandled(id),
  );
}
