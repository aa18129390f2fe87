import { Container } from 'inversify';
import type { JobHandler } from '../../adapters/jobs/task-list.js';
import { composeContexts, handlersOf } from './contexts.js';
import { jobHandlers } from './job-handlers.js';
import type { Given } from './open-core.js';
import { openShared } from './open-shared.js';
import { CONTEXTS, OPENED } from './tokens.js';

/** Opens what a process needs. Its contexts are composed when they are first asked for: a command that needs none has none. */
export async function createContainer(given: Given): Promise<Container> {
  const opened = await openShared(given);
  const container = new Container();
  container.bind<unknown>(OPENED).toConstantValue(opened);
  container
    .bind<unknown>(CONTEXTS)
    .toDynamicValue(() => composeContexts(opened))
    .inSingletonScope();
  return container;
}

/** What the queue calls for each job and event of all contexts, by its name. */
export function jobHandlersOf(container: Container): Readonly<Record<string, JobHandler>> {
  const { unitOfWork, jobs } = container.get(OPENED);
  return jobHandlers(handlersOf(container.get(CONTEXTS)), unitOfWork, (id) => jobs.noteHandled(id));
}
