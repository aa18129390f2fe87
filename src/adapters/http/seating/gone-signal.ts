import type { Response } from 'express';

/** @returns a signal that is aborted when the client closes the connection before it has its response */
export function goneSignal(response: Response): AbortSignal {
  const gone = new AbortController();
  response.once('close', () => response.writableFinished || gone.abort());
  return gone.signal;
}
