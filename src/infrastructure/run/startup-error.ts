import { isConnectionError } from '../../adapters/persistence/connection-error.js';
import { RedisUnreachable } from '../../adapters/realtime/redis-unreachable.js';
import { ConfigError } from '../config/config-reader.js';
import { DemoInProduction } from '../demo/demo-in-production.js';

/** SQLSTATE classes: invalid credentials, unknown database. */
const CONNECTION_REFUSED = /^(28|3D)/;

/** @returns one line that names the setting to correct, if a setting is the cause; otherwise the whole error */
export function describeStartupError(error: unknown): string {
  if (error instanceof ConfigError || error instanceof DemoInProduction) return error.message;
  if (error instanceof RedisUnreachable) {
    const { code } = error.cause as { code?: string };
    return `REDIS_URL must name a Redis that accepts the connection (${code ?? 'no answer'}).`;
  }
  const { code, syscall, stack } = error as { code?: string; syscall?: string; stack?: string };
  if (syscall === 'listen') return `PORT is not available (${code}): is another program using it?`;
  if (isConnectionError(error) || CONNECTION_REFUSED.test(code ?? '')) {
    return `DATABASE_URL must name a database that accepts the connection (${code ?? 'no answer'}).`;
  }
  return String(stack ?? error);
}
