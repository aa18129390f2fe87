import type { AskForIcebreaker } from '../../../application/icebreakers/ask-for-icebreaker.js';
import type { FindIcebreakersLeft } from '../../../application/icebreakers/find-icebreakers-left.js';
import { one, route, type Route } from '../route.js';
import { IcebreakersResponse } from './icebreakers.dto.js';
import { MatchParams } from '../match/match.dto.js';

interface UseCases {
  readonly askForIcebreaker: AskForIcebreaker;
  readonly findIcebreakersLeft: FindIcebreakersLeft;
}

/** Questions that members ask the product for. See ADR 56. */
export function icebreakerRoutes({ askForIcebreaker, findIcebreakersLeft }: UseCases): Route[] {
  return [
    route({
      method: 'get',
      path: '/api/matches/:id/icebreakers',
      tag: 'Matches',
      operationId: 'getIcebreakers',
      summary: 'Get how many more questions the members of the table may ask for',
      access: 'member',
      params: MatchParams,
      responses: { 200: one(IcebreakersResponse) },
      handle: async ({ userId, params }) => ({
        left: await findIcebreakersLeft.execute({ userId, matchId: params.id }),
      }),
    }),
    route({
      method: 'post',
      path: '/api/matches/:id/icebreakers',
      tag: 'Matches',
      operationId: 'askForIcebreaker',
      summary: 'Post another icebreaker question in the chat, at most three for a table',
      access: 'member',
      params: MatchParams,
      responses: {
        200: one(IcebreakersResponse),
        409: { description: 'All questions were asked, or the meetup has taken place' },
        429: { description: 'Too many requests' },
      },
      handle: async ({ userId, params }) => ({
        left: await askForIcebreaker.execute({ userId, matchId: params.id }),
      }),
    }),
  ];
}
