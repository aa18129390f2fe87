import { pino } from 'pino';
import { openWorkerPool } from '../../../src/infrastructure/database/worker-pool.js';

it('a lost connection of the job queue is one line with its reason, without a stack', async () => {
  const lines: string[] = [];
  const pool = openWorkerPool('postgres://127.0.0.1:1/none', pino({}, { write: (line) => lines.push(line) }));
  pool.emit('error', Object.assign(new Error('reset'), { code: 'ECONNRESET' }), {} as never);
  await pool.end();
  expect(lines).toHaveLength(1);
  expect(JSON.parse(lines[0]!)).toMatchObject({ msg: 'job queue connection failed', reason: 'ECONNRESET' });
  expect(lines[0]).not.toContain('stack');
});
