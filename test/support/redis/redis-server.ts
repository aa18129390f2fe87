import { spawn } from 'node:child_process';
import { accessSync, constants } from 'node:fs';
import { once } from 'node:events';
import { delimiter, join } from 'node:path';
import { freePort } from '../free-port.js';

/** Whether redis-server is installed. */
export const hasRedis = (process.env.PATH ?? '').split(delimiter).some((folder) => {
  try {
    accessSync(join(folder, 'redis-server'), constants.X_OK);
    return true;
  } catch {
    return false;
  }
});

/** A suffix for the titles of skipped tests. */
export const REDIS_NOTE = hasRedis ? '' : ' (skipped: no redis-server on this machine)';

export interface RedisServer {
  readonly url: string;
  stop(): Promise<void>;
}

/** Starts a Redis server without persistence. @param port to replace a stopped server on the same port */
export async function startRedis(port?: number): Promise<RedisServer> {
  const at = port ?? (await freePort());
  const options = ['--port', String(at), '--bind', '127.0.0.1', '--save', '', '--appendonly', 'no'];
  const server = spawn('redis-server', options, { stdio: ['ignore', 'pipe', 'inherit'] });
  const ended = once(server, 'exit');
  for await (const line of server.stdout) if (String(line).includes('Ready to accept connections')) break;
  if (server.exitCode !== null) throw new Error('Redis did not start.');
  return {
    url: `redis://127.0.0.1:${at}`,
    stop: async () => {
      server.kill();
      await ended;
    },
  };
}
