import { pino } from 'pino';
import type { Route } from '../src/adapters/http/route.js';
import { SystemClock } from '../src/adapters/time/system-clock.js';
import { loadConfig } from '../src/infrastructure/config/config.js';
import type { Database } from '../src/infrastructure/database/orm.js';
import { createContainer } from '../src/infrastructure/compose/container.js';
import { routesOf } from '../src/infrastructure/compose/routes.js';

/** The container of an instance with default settings. It needs a database object, but never connects. */
export const unconnectedContainer = () =>
  createContainer({
    config: loadConfig({}),
    database: { em: {}, pool: {} } as unknown as Database,
    sessionSecret: 'not used',
    filesKey: 'not used',
    vapidKeys: { publicKey: 'not used', privateKey: 'not used' },
    logger: pino({ level: 'silent' }),
    clock: new SystemClock(),
  });

/** The routes of an instance with default settings. */
export const declaredRoutes = async (): Promise<Route[]> => routesOf(await unconnectedContainer());
