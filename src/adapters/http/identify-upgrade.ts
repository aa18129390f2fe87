import { type IncomingMessage, ServerResponse } from 'node:http';
import type { Request, RequestHandler, Response } from 'express';
import { callerOf, hasConsented, isRestricted } from './session.js';

/** The session of an upgrade request. */
export interface UpgradingCaller {
  readonly userId: number;
  readonly sessionId: string;
  /** The account is suspended or ended, or its user has to accept the Terms first. */
  readonly isRestricted: boolean;
}

/**
 * Runs the session middleware for a WebSocket upgrade. No response is written. Calling it again for the same request
 * reads the session again.
 */
export function identifyUpgrade(chain: readonly RequestHandler[]) {
  return async (upgrade: IncomingMessage): Promise<UpgradingCaller | null> => {
    // A derived object, because the middleware caches its result on the request.
    const request = Object.create(upgrade) as Request;
    const response = new ServerResponse(upgrade) as Response;
    for (const handler of chain) await runHandler(handler, request, response);
    const userId = callerOf(request);
    return userId === null
      ? null
      : {
          userId,
          sessionId: request.sessionID,
          isRestricted: isRestricted(request) || !hasConsented(request),
        };
  };
}

function runHandler(handler: RequestHandler, request: Request, response: Response): Promise<void> {
  return new Promise((resolve, reject) => {
    void handler(request, response, (error?: unknown) => (error ? reject(error as Error) : resolve()));
  });
}
