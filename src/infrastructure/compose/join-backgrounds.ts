import type { RecurringJob } from '../../adapters/jobs/job-runner.js';
import type { JobHandler } from '../../adapters/jobs/task-list.js';
import type { UnitOfWork } from '../../application/shared/ports.js';
import type { DomainEvent } from '../../domain/shared/aggregate.js';
import type { Background, Handler } from './shared.js';

interface JoinedBackground {
  readonly handlers: Readonly<Record<string, JobHandler>>;
  readonly recurring: readonly RecurringJob[];
}

/** Marks a job as handled in the current transaction. */
type NoteHandled = (jobId: string) => Promise<void>;

/**
 * Joins what the contexts give to the job queue. Handlers of one event run in the order of the contexts and in one
 * transaction, which also marks the event's job as handled: an event is handled as a whole and once, or again. See ADR 63.
 */
export function joinBackgrounds(
  unitOfWork: UnitOfWork,
  noteHandled: NoteHandled,
  contexts: ReadonlyArray<{ readonly background: Background }>,
): JoinedBackground {
  const byName = Map.groupBy(
    contexts.flatMap(({ background }) => Object.entries(background.handlers)),
    ([name]) => name,
  );
  const handlers = [...byName].map(([name, entries]): [string, JobHandler] => [
    name,
    inOrder(
      name,
      entries.map(([, handler]) => handler),
      unitOfWork,
      noteHandled,
    ),
  ]);
  return {
    handlers: Object.fromEntries(handlers),
    recurring: contexts.flatMap(({ background }) => background.recurring ?? []),
  };
}

function inOrder(
  name: string,
  handlers: readonly Handler[],
  unitOfWork: UnitOfWork,
  noteHandled: NoteHandled,
): JobHandler {
  const commitsItself = handlers.length === 1 && handlers[0]!.commitsInSteps;
  return async (payload, job) => {
    const isEvent = handlers.length > 1 || (payload as Partial<DomainEvent>).type === name;
    if (commitsItself || !isEvent) return void (await handlers[0]!.execute(payload));
    if (job?.isHandled) return;
    await unitOfWork.run(async () => {
      for (const handler of handlers) await handler.execute(payload);
      if (job) await noteHandled(job.id);
    });
  };
}
