import { expect, it } from '@jest/globals';
import { OnRequestOpened } from '../../../src/application/match/on-request-opened.js';
import { RequestRun } from '../../../src/application/match/request-run.js';
import { DINNER } from '../../support/builders/a-request.js';
import { RecordingJobs } from '../../support/fakes/recording-jobs.js';

it('an opened request requests one run over its slot, however often the event is handled', async () => {
  const jobs = new RecordingJobs();
  const handler = new OnRequestOpened(new RequestRun(jobs, 1000));
  await handler.execute({ type: 'request-opened', slot: DINNER });
  await handler.execute({ type: 'request-opened', slot: DINNER });
  expect(jobs.named('form-tables')).toEqual([{ slot: DINNER }]);
});
