import type { Response } from 'express';

/** @returns a signal that is aborted when the client closes the connection before it has its response */
export function goneSignal(response: Response): AbortSignal {
  const gone = new AbortController();
  response.once('close', () => response.writableFinished || gone.abort());
  return gone.signal;
}

/** The result of a computation that ends when the client closes the connection; undefined when it did. */
export async function untilGone<Result>(
  response: Response,
  compute: (gone: AbortSignal) => Promise<Result>,
): Promise<Result | undefined> {
  const gone = goneSignal(response);
  try {
    return await compute(gone);
  } catch (error) {
    if (gone.aborted) return undefined;
    throw error;
  }
}
