import { expect, it } from '@jest/globals';
import { OnSlotChanged } from '../../../src/application/seating/on-slot-changed.js';
import { RequestRun } from '../../../src/application/seating/request-run.js';
import { DINNER } from '../../support/builders/a-request.js';
import { RecordingJobs } from '../../support/fakes/recording-jobs.js';

it('an opened request requests one run over its slot, however often the event is handled', async () => {
  const jobs = new RecordingJobs();
  const handler = new OnSlotChanged(new RequestRun(jobs, 1000));
  await handler.execute({ slot: DINNER });
  await handler.execute({ slot: DINNER });
  expect(jobs.named('form-tables')).toEqual([{ slot: DINNER }]);
});
