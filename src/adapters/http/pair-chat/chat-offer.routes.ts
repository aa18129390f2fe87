import type { KeepingInTouch } from '../../../application/pair-chat/keeping-in-touch.js';
import type { ChatOfferQueries } from '../../../application/pair-chat/ports.js';
import type { Clock } from '../../../application/shared/ports.js';
import { many, one, type Route } from '../route.js';
import { AnswerChatOfferBody, ChatOfferAnswerResponse, ChatOfferResponse } from './chat-offer.dto.js';
import { routesFor } from '../routes-for.js';

const member = routesFor('member', 'Matches');

export function chatOfferRoutes({
  queries,
  keepingInTouch,
  clock,
}: {
  readonly queries: ChatOfferQueries;
  readonly keepingInTouch: KeepingInTouch;
  readonly clock: Clock;
}): Route[] {
  return [
    member.get('/api/chat-offers', 'listChatOffers', {
      summary: 'List the members whom the reader can open a chat of two with, because both said "again"',
      responses: { 200: many(ChatOfferResponse, 'The open offers') },
      handle: async ({ userId }) => {
        const offers = await queries.offersOf(userId, clock.now());
        return offers.map((offer) => ({ ...offer, expiresAt: offer.expiresAt.toISOString() }));
      },
    }),
    member.post('/api/chat-offers/:id', 'answerChatOffer', {
      summary: 'Agree to a chat of two, or decline; it opens once both agree, and a refusal is not shown',
      body: AnswerChatOfferBody,
      responses: {
        200: one(ChatOfferAnswerResponse, 'The chat, if it is open'),
        429: { description: 'Too many requests' },
      },
      handle: async ({ userId, params, body }) => ({
        matchId: await keepingInTouch.answer(userId, params.id, body.agrees),
      }),
    }),
  ];
}
