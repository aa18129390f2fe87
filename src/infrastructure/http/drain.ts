import type { IncomingMessage, Server, ServerResponse } from 'node:http';

/** Timeout for open responses at shutdown. */
export const RESPONSE_DRAIN_MS = 4000;

/**
 * Prepares a server for its shutdown; to be called before it handles requests.
 * @returns a function that refuses new connections, closes idle ones, and closes each busy one after its response, which
 * announces it (`Connection: close`); it resolves when all are closed, at the latest after `timeoutMs`
 */
export function drainable(server: Server, timeoutMs = RESPONSE_DRAIN_MS): () => Promise<void> {
  const open = new Set<ServerResponse>();
  let isDraining = false;
  server.prependListener('request', (_request: IncomingMessage, response: ServerResponse) => {
    open.add(response);
    response.once('close', () => open.delete(response));
    if (isDraining) closeAfter(response);
  });
  return () => {
    isDraining = true;
    for (const response of open) closeAfter(response);
    return new Promise((resolve) => {
      const timer = setTimeout(() => server.closeAllConnections(), timeoutMs);
      server.close(() => {
        clearTimeout(timer);
        resolve();
      });
      server.closeIdleConnections();
    });
  };
}

/** Clients send no further request on a connection whose response says so; without it, theirs would be cut. */
function closeAfter(response: ServerResponse): void {
  if (!response.headersSent) response.setHeader('Connection', 'close');
  // The headers of a response that has begun promised to keep the connection.
  else response.once('finish', () => response.req.socket.destroySoon());
}
