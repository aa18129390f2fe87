import type { AnswerChatOffer } from '../../../application/pair-chat/answer-chat-offer.js';
import type { ChatOfferQueries } from '../../../application/pair-chat/ports.js';
import type { Clock } from '../../../application/shared/ports.js';
import { many, one, route, type Route } from '../route.js';
import {
  AnswerChatOfferBody,
  ChatOfferAnswerResponse,
  ChatOfferParams,
  ChatOfferResponse,
} from './chat-offer.dto.js';

export interface ChatOfferServices {
  readonly queries: ChatOfferQueries;
  readonly answerChatOffer: AnswerChatOffer;
  readonly clock: Clock;
}

const tag = 'Matches';

export function chatOfferRoutes({ queries, answerChatOffer, clock }: ChatOfferServices): Route[] {
  return [
    route({
      method: 'get',
      path: '/api/chat-offers',
      tag,
      operationId: 'listChatOffers',
      summary: 'List the members whom the reader can open a chat of two with, because both said "again"',
      access: 'member',
      responses: { 200: many(ChatOfferResponse, 'The open offers') },
      handle: async ({ userId }) => {
        const offers = await queries.offersOf(userId, clock.now());
        return offers.map((offer) => ({ ...offer, expiresAt: offer.expiresAt.toISOString() }));
      },
    }),
    route({
      method: 'post',
      path: '/api/chat-offers/:id',
      tag,
      operationId: 'answerChatOffer',
      summary: 'Agree to a chat of two, or decline; it opens once both agree, and a refusal is not shown',
      access: 'member',
      params: ChatOfferParams,
      body: AnswerChatOfferBody,
      responses: {
        200: one(ChatOfferAnswerResponse, 'The chat, if it is open'),
        429: { description: 'Too many requests' },
      },
      handle: async ({ userId, params, body }) => ({
        matchId: await answerChatOffer.execute({ userId, offerId: params.id, agrees: body.agrees }),
      }),
    }),
  ];
}
