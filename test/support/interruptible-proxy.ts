import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';

/** A line to a server that can be made to fall silent without a word, as a vanished network does. */
export interface InterruptibleProxy {
  readonly port: number;
  /** What is connected now stays open but carries nothing any more; later connections are well. */
  stopForwarding(): void;
  /** Breaks every connection and takes no new one until it is mended. */
  disconnect(): void;
  reconnect(): void;
  close(): Promise<void>;
}

export async function startInterruptibleProxy(to: {
  host: string;
  port: number;
}): Promise<InterruptibleProxy> {
  const sockets = new Set<Socket>();
  let isCut = false;
  const server = createServer((near) => {
    if (isCut) return void near.destroy();
    const far = connect(to);
    for (const [one, other] of [
      [near, far],
      [far, near],
    ] as const) {
      sockets.add(one);
      one.on('error', () => other.destroy());
      one.on('close', () => sockets.delete(one));
      one.pipe(other);
    }
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    port: (server.address() as AddressInfo).port,
    stopForwarding: () => {
      for (const socket of sockets) socket.unpipe().pause();
    },
    disconnect: () => {
      isCut = true;
      for (const socket of sockets) socket.destroy();
    },
    reconnect: () => {
      isCut = false;
    },
    close: async () => {
      if (!server.listening) return;
      for (const socket of sockets) socket.destroy();
      server.close();
      await once(server, 'close');
    },
  };
}
