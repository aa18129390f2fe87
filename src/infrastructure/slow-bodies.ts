import type { IncomingMessage, ServerResponse } from 'node:http';

/** How fast bodies must come in. */
export interface BodyPace {
  /** In this time a body may be as slow as it likes, in milliseconds. */
  readonly bodyMs: number;
  /** From then on it must have averaged this since its start. */
  readonly bytesPerSecond: number;
  /** How often that is looked at, in milliseconds. */
  readonly checkEveryMs: number;
}

/** How long a client may take to read that it was too slow, in milliseconds. */
const LONGEST_FAREWELL_MS = 1000;

const TOO_SLOW = JSON.stringify({
  message: 'Your request came in too slowly. Please try again.',
  code: 'too_slow',
});

/** Answers 408 and closes the connection where a body comes in too slowly, whether or not anything still reads it. */
export function endSlowBodies({ bodyMs, bytesPerSecond, checkEveryMs }: BodyPace) {
  return (request: IncomingMessage, response: ServerResponse): void => {
    if (!announcesBody(request)) return;
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

const announcesBody = ({ headers }: IncomingMessage): boolean =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;

function refuse({ socket }: IncomingMessage, response: ServerResponse): void {
  if (response.headersSent) return void socket.destroy();
  setTimeout(() => socket.destroy(), LONGEST_FAREWELL_MS).unref();
  response.once('finish', () => socket.destroySoon());
  response.statusCode = 408;
  response.setHeader('Connection', 'close');
  response.setHeader('Content-Type', 'application/json; charset=utf-8');
  response.end(TOO_SLOW);
}
