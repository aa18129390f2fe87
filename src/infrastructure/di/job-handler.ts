import type { ResolutionContext } from 'inversify';
import type { JobHandler } from '../../adapters/jobs/task-list.js';
import type { Token } from './bind-class.js';

type Handler<Payload> = Token<{ execute(payload: Payload): Promise<unknown> }>;

/** Wraps a use case or event handler as a handler of the job queue. */
export function jobHandlers({ get }: ResolutionContext): <Payload>(handler: Handler<Payload>) => JobHandler {
  return (handler) => async (payload) => {
    await get(handler).execute(payload);
  };
}
