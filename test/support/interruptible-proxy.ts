import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';

/** A TCP proxy that can simulate network failures. */
export interface InterruptibleProxy {
  readonly port: number;
  /** Open connections stay open without data, as after a network loss; new ones work. */
  stopForwarding(): void;
  /** Open connections transfer nothing until the returned function is called. */
  delay(): () => void;
  /** Closes all connections and rejects new ones until {@link reconnect}. */
  disconnect(): void;
  reconnect(): void;
  close(): Promise<void>;
}

export async function startInterruptibleProxy(to: {
  host: string;
  port: number;
}): Promise<InterruptibleProxy> {
  const sockets = new Set<Socket>();
  const pairs: Array<[Socket, Socket]> = [];
  let isCut = false;
  const server = createServer((near) => {
    if (isCut) return void near.destroy();
    const far = connect(to);
    for (const [one, other] of [
      [near, far],
      [far, near],
    ] as const) {
      sockets.add(one);
      pairs.push([one, other]);
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
    delay: () => {
      for (const socket of sockets) socket.unpipe().pause();
      return () => pairs.forEach(([one, other]) => one.pipe(other));
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
