import { RedisUnreachable } from '../../../src/adapters/realtime/redis-unreachable.js';
import { StartRefused } from '../../../src/infrastructure/config/start-refused.js';
import { describeStartupError } from '../../../src/infrastructure/run/startup-error.js';

const refused = Object.assign(new Error('connect ECONNREFUSED'), { code: 'ECONNREFUSED' });

it.each([
  ['DATABASE_URL', refused],
  ['REDIS_URL', new RedisUnreachable('Redis cannot be reached.', { cause: refused })],
])('a server that cannot be reached is named by its setting: %s', (setting, error) => {
  expect(describeStartupError(error)).toContain(`${setting} must name a `);
  expect(describeStartupError(error)).toContain('ECONNREFUSED');
});

it.each([
  ['in use', { code: 'EADDRINUSE', port: 3000 }, /^PORT 3000 is in use .+ PORT=3001 npm start$/],
  ['below 1024', { code: 'EACCES', port: 80 }, /^PORT 80 is below 1024.+ PORT=3000 npm start$/],
])('a port %s is said in one line, with its number and a command', (_, fields, line) => {
  const error = Object.assign(new Error('listen'), { syscall: 'listen', ...fields });
  expect(describeStartupError(error)).toMatch(line);
});

it.each([
  ['of this machine', Object.assign(new Error('write'), { code: 'ENOSPC' })],
  ['of the database server', Object.assign(new Error('could not extend file'), { code: '53100' })],
])('a full disk %s is named, and DATABASE_URL is not', (_, error) => {
  expect(describeStartupError(error)).toMatch(/^A disk is full .+: make room, and start again\.$/);
});

it('a start that is refused has its line and no stack', () => {
  expect(describeStartupError(new StartRefused('Do this.'))).toBe('Do this.');
});
