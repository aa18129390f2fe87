import type { AnswerSplit } from '../../../application/match/answer-split.js';
import type { SplitOfferQueries } from '../../../application/match/split-views.js';
import type { Clock } from '../../../application/shared/ports.js';
import { MatchNotFound } from '../../../domain/match/match-errors.js';
import { one, route, type Route } from '../route.js';
import { MatchParams } from './match.dto.js';
import { AnswerSplitBody, SplitAnswerResponse, SplitResponse } from './split.dto.js';

export interface SplitServices {
  readonly queries: SplitOfferQueries;
  readonly answerSplit: AnswerSplit;
  readonly clock: Clock;
}

const tag = 'Matches';

/** The question to members of a full table whether they form a second one. See ADR 34. */
export function splitRoutes({ queries, answerSplit, clock }: SplitServices): Route[] {
  return [
    route({
      method: 'get',
      path: '/api/matches/:id/split',
      tag,
      operationId: 'getSplitOffer',
      summary: 'Get the question about a second table, if the reader is asked',
      access: 'member',
      params: MatchParams,
      responses: { 200: one(SplitResponse, 'The question, or null') },
      handle: async ({ userId, params }) => {
        const { isMember, offer } = await queries.offerFor(userId, params.id, clock.now());
        if (!isMember) throw new MatchNotFound();
        return {
          offer: offer && { ...offer, others: [...offer.others], expiresAt: offer.expiresAt.toISOString() },
        };
      },
    }),
    route({
      method: 'post',
      path: '/api/matches/:id/split',
      tag,
      operationId: 'answerSplitOffer',
      summary: 'Agree to a second table, or decline; it is formed once all who are asked agree',
      access: 'member',
      params: MatchParams,
      body: AnswerSplitBody,
      responses: {
        200: one(SplitAnswerResponse, 'What became of it'),
        409: { description: 'The time to decide is over' },
        429: { description: 'Too many requests' },
      },
      handle: async ({ userId, params, body }) => {
        const state = await answerSplit.execute({ userId, matchId: params.id, agrees: body.agrees });
        return { status: state.status, matchId: state.status === 'formed' ? state.matchId : null };
      },
    }),
  ];
}
