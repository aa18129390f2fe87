import { isConnectionError } from '../../adapters/persistence/connection-error.js';
import { RedisUnreachable } from '../../adapters/realtime/redis-unreachable.js';
import { ConfigError } from '../config/config-reader.js';
import { isNoRoom } from '../config/no-room.js';
import { DemoInProduction } from '../demo/demo-in-production.js';
import { StartRefused } from '../config/start-refused.js';

/** SQLSTATE classes: invalid credentials, unknown database. */
const CONNECTION_REFUSED = /^(28|3D)/;

/** @returns one line that names the setting to correct, if a setting is the cause; otherwise the whole error */
export function describeStartupError(error: unknown): string {
  if ([ConfigError, DemoInProduction, StartRefused].some((kind) => error instanceof kind))
    return (error as Error).message;
  if (error instanceof RedisUnreachable) {
    const { code } = error.cause as { code?: string };
    return `REDIS_URL must name a Redis that accepts the connection (${code ?? 'no answer'}).`;
  }
  const { code, syscall, port, stack } = error as Partial<StartError>;
  if (syscall === 'listen') return portProblem(code, port ?? 0);
  if (isNoRoom(error))
    return `A disk is full (${code}), of DATA_DIR or of the database: make room, and start again.`;
  if (isConnectionError(error) || CONNECTION_REFUSED.test(code ?? '')) {
    return `DATABASE_URL must name a database that accepts the connection (${code ?? 'no answer'}).`;
  }
  return String(stack ?? error);
}

interface StartError extends Error {
  readonly code: string;
  readonly syscall: string;
  readonly port: number;
}

function portProblem(code: string | undefined, port: number): string {
  if (code === 'EACCES')
    return `PORT ${port} is below 1024, which this user may not open: choose another one, such as PORT=3000 npm start`;
  if (code === 'EADDRINUSE')
    return `PORT ${port} is in use by another program: end it, or choose another one, such as PORT=${port + 1} npm start`;
  return `PORT ${port} is not available (${code}): choose another one, such as PORT=3001 npm start`;
}
