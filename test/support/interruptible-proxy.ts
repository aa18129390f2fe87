import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';

/** A TCP proxy that can simulate network failures. */
export interface InterruptibleProxy {
  readonly port: number;
  /** Open connections stay open without data, as after a network loss; new ones work. */
  stopForwarding(): void;
  /** Delivers what arrived since {@link stopForwarding}. */
  resumeForwarding(): void;
  /** Closes all connections and rejects new ones until {@link reconnect}. */
  disconnect(): void;
  reconnect(): void;
  close(): Promise<void>;
}

export async function startInterruptibleProxy(to: {
  host: string;
  port: number;
}): Promise<InterruptibleProxy> {
  /** Each socket with the one that receives its data. */
  const sockets = new Map<Socket, Socket>();
  let stopped: Socket[] = [];
  let isCut = false;
  const server = createServer({ noDelay: true }, (near) => {
    if (isCut) return void near.destroy();
    const far = connect({ ...to, noDelay: true });
    for (const [one, other] of [
      [near, far],
      [far, near],
    ] as const) {
      sockets.set(one, other);
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
      stopped = [...sockets.keys()];
      for (const socket of stopped) socket.unpipe().pause();
    },
    resumeForwarding: () => {
      // Not those opened meanwhile, because a second pipe delivers everything twice.
      for (const socket of stopped) {
        const other = sockets.get(socket);
        if (other) socket.pipe(other);
      }
    },
    disconnect: () => {
      isCut = true;
      for (const socket of sockets.keys()) socket.destroy();
    },
    reconnect: () => {
      isCut = false;
    },
    close: async () => {
      if (!server.listening) return;
      for (const socket of sockets.keys()) socket.destroy();
      server.close();
      await once(server, 'close');
    },
  };
}

/** A proxy before a server. @param server its URL @returns with `url` the one that leads through the proxy */
export async function proxyBefore(server: string): Promise<InterruptibleProxy & { readonly url: string }> {
  const url = new URL(server);
  const proxy = await startInterruptibleProxy({ host: url.hostname, port: Number(url.port) });
  url.host = `127.0.0.1:${proxy.port}`;
  return { ...proxy, url: url.href };
}
