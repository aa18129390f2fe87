import { type IncomingMessage, ServerResponse } from 'node:http';
import type { Request, RequestHandler, Response } from 'express';
import { callerOf, isRestricted } from './session.js';

/** Whose session an upgrade request bears. */
export interface UpgradingCaller {
  readonly userId: number;
  readonly sessionId: string;
  /** The account is suspended or ended. */
  readonly isRestricted: boolean;
}

/**
 * Runs the session chain over an upgrade request, as if it were an ordinary one, and tells whose it is.
 * Nothing is written: the response is never sent. Asked again of the same request, it looks again.
 */
export function identifyUpgrade(chain: readonly RequestHandler[]) {
  return async (upgrade: IncomingMessage): Promise<UpgradingCaller | null> => {
    // What the chain leaves on a request would answer for it the next time.
    const request = Object.create(upgrade) as Request;
    const response = new ServerResponse(upgrade) as Response;
    for (const handler of chain) await pass(handler, request, response);
    const userId = callerOf(request);
    return userId === null
      ? null
      : { userId, sessionId: request.sessionID, isRestricted: isRestricted(request) };
  };
}

function pass(handler: RequestHandler, request: Request, response: Response): Promise<void> {
  return new Promise((resolve, reject) => {
    void handler(request, response, (error?: unknown) => (error ? reject(error as Error) : resolve()));
  });
}
