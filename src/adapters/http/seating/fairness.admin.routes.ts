import type { AuditedReads } from '../../../application/audit/audited-reads.js';
import type { ChangeOne } from '../../../application/seating/fairness/change-one.js';
import type { ReadSeatShares } from '../../../application/seating/fairness/read-seat-shares.js';
import type { BiasReport, TestForBias } from '../../../application/seating/fairness/test-for-bias.js';
import { notThere } from '../http-error.js';
import { one, route, type Route } from '../route.js';
import {
  BiasReportResponse,
  BiasTestBody,
  ChangeOneBody,
  FairnessResponse,
  SeatsChangedResponse,
} from './fairness.admin.dto.js';
import { untilGone } from './gone-signal.js';

interface FairnessServices {
  readonly seatShares: ReadSeatShares;
  readonly testForBias: TestForBias;
  readonly changeOne: ChangeOne;
  readonly reads: AuditedReads;
}

const path = '/api/admin/fairness';
const tag = 'Console: matches';

/** Who gets seats, and whether anything counts that must not. */
export const fairnessRoutes = ({ seatShares, testForBias, changeOne, reads }: FairnessServices): Route[] => [
  route({
    method: 'get',
    path,
    tag,
    operationId: 'getFairness',
    summary: 'Get the share of seats and the wait by age, account, distance and company in the last quarters',
    access: 'admin',
    responses: { 200: one(FairnessResponse, 'The last three quarters that are over') },
    handle: async () => ({ quarters: await seatShares.execute() }),
  }),
  route({
    method: 'post',
    path: `${path}/bias-test`,
    tag,
    operationId: 'testForBias',
    summary: 'Compare the seats of the last Saturday with those of 49 runs under other ids, part by part',
    access: 'admin',
    body: BiasTestBody,
    responses: {
      200: one(BiasReportResponse, 'What is done so far, and the result at the end'),
      409: { description: 'Another comparison is running' },
    },
    handle: ({ body: { sums = [] }, response }) =>
      untilGone(response, async (gone) => present(await testForBias.execute(sums, gone))),
  }),
  route({
    method: 'post',
    path: `${path}/counterfactual`,
    tag,
    operationId: 'changeOne',
    summary: 'Seat a slot of the last Saturday again with one thing about one user changed; audited',
    access: 'admin',
    body: ChangeOneBody,
    responses: {
      200: one(SeatsChangedResponse, 'Who loses and who gets a seat by it'),
      404: { description: 'The user did not ask for a table, or the friend not for the same one' },
      409: { description: 'Another comparison is running' },
    },
    handle: ({ userId, body, response }) =>
      untilGone(response, async (gone) => {
        await reads.viewed(userId, 'counterfactual.viewed', { kind: 'user', id: body.userId });
        const changed = await changeOne.execute(body, gone);
        if (!changed) throw notThere();
        const { seats, ...about } = changed;
        const withIds = (ids: readonly number[]) => ids.map((id) => ({ id }));
        return {
          ...about,
          seats: seats && { ...seats, lost: withIds(seats.lost), gained: withIds(seats.gained) },
        };
      }),
  }),
];

const present = ({ saturday, sums, verdict, ...about }: BiasReport): BiasReportResponse => ({
  ...about,
  date: saturday,
  sums: [...sums],
  verdict: verdict && { ...verdict, leans: [...verdict.leans] },
});
