import type { MatchRecords } from '../../../application/match/match-records.js';
import type { RunMatching } from '../../../application/seating/run-matching.js';
import { one, type Route } from '../route.js';
import { presentRun, slotsOf } from './matching-run.presenter.js';
import { RunMatchingBody, RunMatchingResponse } from './run-matching.admin.dto.js';
import { routesFor } from '../routes-for.js';

const admin = routesFor('admin', 'Console: matches');

export interface RunMatchingServices {
  readonly records: Pick<MatchRecords, 'people'>;
  readonly runMatching: RunMatching;
}

/** Runs and dry runs that staff start in the console. */
export function runMatchingRoutes({ records, runMatching }: RunMatchingServices): Route[] {
  return [
    admin.post('/api/admin/matching/run', 'runMatching', {
      summary: 'Run matching now for all open slots or some of them, or preview the result',
      body: RunMatchingBody,
      responses: { 200: one(RunMatchingResponse, 'The tables that were formed or would be') },
      handle: async ({ userId, body }) => {
        const dryRun = body.dryRun ?? false;
        const run = await runMatching.execute({ staffId: userId, dryRun, slots: slotsOf(body) });
        return presentRun(run, dryRun, records);
      },
    }),
  ];
}
