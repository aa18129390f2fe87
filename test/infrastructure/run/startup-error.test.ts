import { expect, it } from '@jest/globals';
import { RedisUnreachable } from '../../../src/adapters/realtime/redis-unreachable.js';
import { describeStartupError } from '../../../src/infrastructure/run/startup-error.js';

const refused = Object.assign(new Error('connect ECONNREFUSED'), { code: 'ECONNREFUSED' });

it.each([
  ['DATABASE_URL', refused],
  ['REDIS_URL', new RedisUnreachable('Redis cannot be reached.', { cause: refused })],
])('a server that cannot be reached is named by its setting: %s', (setting, error) => {
  expect(describeStartupError(error)).toContain(`${setting} must name a `);
  expect(describeStartupError(error)).toContain('ECONNREFUSED');
});
