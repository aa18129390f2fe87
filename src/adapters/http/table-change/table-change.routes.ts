import type { AnswerTableChange } from '../../../application/table-change/answer-table-change.js';
import type { TableChangeQueries } from '../../../application/table-change/table-change-views.js';
import type { Clock } from '../../../application/shared/ports.js';
import { MatchNotFound } from '../../../domain/match/match-errors.js';
import { one, type Route } from '../route.js';
import { AnswerTableChangeBody, TableChangeAnswerResponse, TableChangeResponse } from './table-change.dto.js';
import { routesFor } from '../routes-for.js';

export interface TableChangeServices {
  readonly queries: TableChangeQueries;
  readonly answerTableChange: AnswerTableChange;
  readonly clock: Clock;
}

const member = routesFor('member', 'Matches');

/** The question to members whether they move to a new table. See ADR 45. */
export function tableChangeRoutes({ queries, answerTableChange, clock }: TableChangeServices): Route[] {
  return [
    member.get('/api/matches/:id/change', 'getTableChange', {
      summary: 'Get the question about a new table, if the reader is asked',
      responses: { 200: one(TableChangeResponse, 'The question, or null') },
      handle: async ({ userId, params }) => {
        const { isMember, change } = await queries.changeFor(userId, params.id, clock.now());
        if (!isMember) throw new MatchNotFound();
        return {
          change: change && {
            ...change,
            others: [...change.others],
            expiresAt: change.expiresAt.toISOString(),
          },
        };
      },
    }),
    member.post('/api/matches/:id/change', 'answerTableChange', {
      summary: 'Agree to a new table, or decline; it is formed once all who are asked agree',
      body: AnswerTableChangeBody,
      responses: {
        200: one(TableChangeAnswerResponse, 'What became of it'),
        409: { description: 'The time to decide is over' },
        429: { description: 'Too many requests' },
      },
      handle: async ({ userId, params, body }) => {
        const outcome = await answerTableChange.execute({ userId, matchId: params.id, agrees: body.agrees });
        return { status: outcome.status, matchId: outcome.status === 'formed' ? outcome.matchId : null };
      },
    }),
  ];
}
