import type { ResolutionContext } from 'inversify';
import type { JobHandler } from '../../adapters/jobs/job-runner.js';
import type { Token } from './bind-class.js';

type Handler<Payload> = Token<{ execute(payload: Payload): Promise<unknown> }>;

/** Turns a use case or an event's handler into what a job of the queue calls. */
export function jobHandlers({ get }: ResolutionContext): <Payload>(handler: Handler<Payload>) => JobHandler {
  return (handler) => async (payload) => {
    await get(handler).execute(payload);
  };
}
