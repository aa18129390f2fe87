import type { RecurringJob } from '../../adapters/jobs/job-runner.js';
import type { JobHandler } from '../../adapters/jobs/task-list.js';
import type { UnitOfWork } from '../../application/shared/ports.js';
import type { Background, Handler } from './shared.js';

interface JoinedBackground {
  readonly handlers: Readonly<Record<string, JobHandler>>;
  readonly recurring: readonly RecurringJob[];
}

/**
 * Joins what the contexts give to the job queue. Handlers of one event run in the order of the contexts and in one
 * transaction, so that an event is handled as a whole, or again. See ADR 63.
 */
export function joinBackgrounds(
  unitOfWork: UnitOfWork,
  contexts: ReadonlyArray<{ readonly background: Background }>,
): JoinedBackground {
  const byName = Map.groupBy(
    contexts.flatMap(({ background }) => Object.entries(background.handlers)),
    ([name]) => name,
  );
  const handlers = [...byName].map(([name, entries]): [string, JobHandler] => [
    name,
    inOrder(
      entries.map(([, handler]) => handler),
      unitOfWork,
    ),
  ]);
  return {
    handlers: Object.fromEntries(handlers),
    recurring: contexts.flatMap(({ background }) => background.recurring ?? []),
  };
}

function inOrder(handlers: readonly Handler[], unitOfWork: UnitOfWork): JobHandler {
  const [only] = handlers;
  if (only && handlers.length === 1) return async (payload) => void (await only.execute(payload as never));
  return (payload) =>
    unitOfWork.run(async () => {
      for (const handler of handlers) await handler.execute(payload as never);
    });
}
