import type { IncomingMessage, ServerResponse } from 'node:http';

/** Minimum rate of request bodies. */
export interface BodyPace {
  /** Milliseconds without a minimum rate. */
  readonly bodyMs: number;
  /** Minimum average since the start of the body, from then on. */
  readonly bytesPerSecond: number;
  /** Check interval in milliseconds. */
  readonly checkEveryMs: number;
}

/** Timeout in milliseconds for the client to read the response. */
const RESPONSE_TIMEOUT_MS = 1000;

const TOO_SLOW = JSON.stringify({
  message: 'Your request came in too slowly. Please try again.',
  code: 'too_slow',
});

/** Responds with 408 and closes the connection if a body arrives too slowly, even if no handler reads it. */
export function endSlowBodies({ bodyMs, bytesPerSecond, checkEveryMs }: BodyPace) {
  return (request: IncomingMessage, response: ServerResponse): void => {
    if (!hasBody(request)) return;
    const { socket } = request;
    const began = performance.now();
    const readBefore = socket.bytesRead;
    const look = (): void => {
      if (request.complete || socket.destroyed) return;
      const seconds = (performance.now() - began) / 1000;
      if (socket.bytesRead - readBefore < seconds * bytesPerSecond) return refuse(request, response);
      timer = setTimeout(look, checkEveryMs).unref();
    };
    let timer = setTimeout(look, bodyMs).unref();
    request.once('close', () => clearTimeout(timer));
  };
}

const hasBody = ({ headers }: IncomingMessage): boolean =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;

function refuse({ socket }: IncomingMessage, response: ServerResponse): void {
  if (response.headersSent) return void socket.destroy();
  setTimeout(() => socket.destroy(), RESPONSE_TIMEOUT_MS).unref();
  response.once('finish', () => socket.destroySoon());
  response.statusCode = 408;
  response.setHeader('Connection', 'close');
  response.setHeader('Content-Type', 'application/json; charset=utf-8');
  response.end(TOO_SLOW);
}
