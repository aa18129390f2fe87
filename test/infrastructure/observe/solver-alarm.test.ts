import { createLogger } from '../../../src/infrastructure/observe/logger.js';
import { LoggedSolverAlarm } from '../../../src/infrastructure/observe/solver-alarm.js';

it('a failure of the LP solver is logged with its cause and counted', async () => {
  const lines: string[] = [];
  const logger = createLogger({ logLevel: 'info', production: true }, { write: (line) => lines.push(line) });
  const alarm = new LoggedSolverAlarm(logger);
  alarm.raise('HiGHS: malloc failed');
  expect(lines.map((line) => JSON.parse(line) as object)).toMatchObject([
    { level: 50, failure: 'HiGHS: malloc failed' },
  ]);
  expect((await alarm.counter.get()).values).toMatchObject([{ value: 1 }]);
});
