import { once } from 'node:events';
import { createServer, type RequestListener, type ServerResponse } from 'node:http';
import { type AddressInfo, createServer as createTcpServer, type Server, type Socket } from 'node:net';

/** A server of a test on a free port of this machine. */
export interface LocalServer {
  readonly port: number;
  /** For HTTP. */
  readonly url: string;
  /** Ends its connections too. */
  close(): Promise<void>;
}

export const serveHttp = (listener: RequestListener): Promise<LocalServer> => listen(createServer(listener));

export function answerJson(response: ServerResponse, status: number, body: unknown): void {
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
}

/** @param does with each connection; by default none is ever answered */
export const serveTcp = (does: (socket: Socket) => void = () => undefined): Promise<LocalServer> =>
  listen(
    createTcpServer((socket) => {
      socket.on('error', () => undefined);
      does(socket);
    }),
  );

async function listen(server: Server): Promise<LocalServer> {
  const sockets = new Set<Socket>();
  server.on('connection', (socket) => {
    sockets.add(socket);
    socket.on('close', () => sockets.delete(socket));
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    port,
    url: `http://127.0.0.1:${port}`,
    close: () => {
      for (const socket of sockets) socket.destroy();
      return new Promise((resolve) => server.close(() => resolve()));
    },
  };
}
