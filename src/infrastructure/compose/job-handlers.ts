import type { JobHandler } from '../../adapters/jobs/task-list.js';
import type { UnitOfWork } from '../../application/shared/ports.js';
import type { ContextHandlers } from './contexts.js';
import { consequences } from './events.js';
import { queuedJobs, recurringJobs } from './jobs.js';

interface Handler {
  readonly execute: (payload: never) => Promise<unknown>;
  readonly commitsInSteps?: boolean;
}

/** Marks a job as handled in the current transaction. */
type NoteHandled = (jobId: string) => Promise<void>;

/** What the queue calls for each job and event, by its name. */
export function jobHandlers(
  handlers: ContextHandlers,
  unitOfWork: UnitOfWork,
  noteHandled: NoteHandled,
): Readonly<Record<string, JobHandler>> {
  const jobs: Record<string, Handler> = { ...queuedJobs(handlers), ...recurringJobs(handlers) };
  const alone =
    (handler: Handler): JobHandler =>
    async (payload) =>
      void (await handler.execute(payload));
  return Object.fromEntries([
    ...Object.entries(jobs).map(([name, handler]) => [name, alone(handler)] as const),
    ...Object.entries(consequences(handlers)).map(
      ([type, list]) => [type, eventHandler(list as readonly Handler[], unitOfWork, noteHandled)] as const,
    ),
  ]);
}

/**
 * Runs the handlers of one event in their order and in one transaction, which also marks the event's job as handled: an event
 * is handled as a whole and once, or again. See ADR 63.
 */
export function eventHandler(
  handlers: readonly Handler[],
  unitOfWork: UnitOfWork,
  noteHandled: NoteHandled,
): JobHandler {
  return async (event, job) => {
    if (handlers[0]?.commitsInSteps) return void (await handlers[0].execute(event));
    if (job?.isHandled) return;
    await unitOfWork.run(async () => {
      for (const handler of handlers) await handler.execute(event);
      if (job) await noteHandled(job.id);
    });
  };
}
