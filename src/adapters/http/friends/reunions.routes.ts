import type { AnswerReunion } from '../../../application/friends/answer-reunion.js';
import type { ReunionQueries } from '../../../application/friends/reunions.js';
import type { Clock } from '../../../application/shared/ports.js';
import { MessageResponse } from '../message-response.js';
import { LIMITED, many, one, route, type Route } from '../route.js';
import { SuspendedResponse } from '../moderation/suspended.dto.js';
import {
  AnswerReunionBody,
  ReunionConflictResponse,
  ReunionOfferResponse,
  ReunionParams,
} from './reunions.dto.js';

export interface ReunionServices {
  readonly queries: ReunionQueries;
  readonly answerReunion: AnswerReunion;
  readonly clock: Clock;
}

const path = '/api/reunion-offers';
const tag = 'Matching requests';

/** The same people again: offers to the members of a match who all said "again". See ADR 73. */
export function reunionRoutes({ queries, answerReunion, clock }: ReunionServices): Route[] {
  return [
    route({
      method: 'get',
      path,
      tag,
      operationId: 'listReunionOffers',
      summary: 'List the past tables that the reader can meet again, because all of them said "again"',
      access: 'member',
      responses: { 200: many(ReunionOfferResponse, 'The open offers that the reader has not answered') },
      handle: async ({ userId }) => {
        const offers = await queries.offersOf(userId, clock.now());
        return offers.map(({ people, ...offer }) => ({
          ...offer,
          people: [...people],
          expiresAt: offer.expiresAt.toISOString(),
        }));
      },
    }),
    route({
      method: 'post',
      path: `${path}/:matchId`,
      tag,
      operationId: 'answerReunionOffer',
      summary:
        'Agree to meet the same people again, which opens a request in one group with those who agree, or decline; a refusal is not shown',
      access: 'member',
      params: ReunionParams,
      body: AnswerReunionBody,
      responses: {
        200: one(MessageResponse),
        403: one(SuspendedResponse, 'Suspended, or new requests are paused'),
        404: { description: 'There is no such offer, or it is over' },
        409: one(ReunionConflictResponse, 'A seat, another group, or another time zone'),
        ...LIMITED,
      },
      handle: async ({ userId, params, body }) => {
        await answerReunion.execute({ userId, matchId: params.matchId, agrees: body.agrees });
        return { message: 'Thank you for answering' };
      },
    }),
  ];
}
