import type {
  AskingForTables,
  OpenRequestCommand,
} from '../../../application/matching-request/asking-for-tables.js';
import type { FindOpenRequest } from '../../../application/matching-request/find-open-request.js';
import { DISTANCE_MILES } from '../../../domain/matching-request/matching-request.js';
import { DecidedWhileQuery } from '../decided-while.js';
import { HttpError } from '../http-error.js';
import { MessageResponse } from '../message-response.js';
import { SuspendedResponse } from '../moderation/suspended.dto.js';
import { one, polledRoute, type Route } from '../route.js';
import {
  ActiveRequestResponse,
  ConflictResponse,
  OpenRequestBody,
  RequestResponse,
} from './matching-request.dto.js';
import { presentActiveRequest, presentRequest } from './matching-request.presenter.js';
import { routesFor } from '../routes-for.js';

export interface MatchingRequestServices {
  readonly askingForTables: AskingForTables;
  readonly findOpenRequest: FindOpenRequest;
}

const tag = 'Matching requests';
const member = routesFor('member', tag);

/** What a body asks for, with the defaults. */
export const wishesOf = (body: OpenRequestBody): Omit<OpenRequestCommand, 'userId'> => ({
  slot: {
    preferredDate: body.preferredDate,
    preferredTime: body.preferredTime,
    venueType: body.venueType,
  },
  maxDistance: body.maxDistance ?? DISTANCE_MILES.usual,
  ageRangeMin: body.ageRangeMin ?? null,
  ageRangeMax: body.ageRangeMax ?? null,
  sharedLanguage: body.sharedLanguage ?? false,
  notTheOnly: body.notTheOnly ?? null,
});

export function matchingRequestRoutes(services: MatchingRequestServices): Route[] {
  return [
    member.post('/api/matching-request', 'openMatchingRequest', {
      summary: 'Open a matching request for a Saturday',
      body: OpenRequestBody,
      responses: {
        200: one(RequestResponse, 'The request is open'),
        403: one(SuspendedResponse, 'Suspended'),
        409: one(ConflictResponse, 'Another open request or match'),
        429: { description: 'Too many requests' },
      },
      handle: async ({ userId, body }) =>
        presentRequest(
          await services.askingForTables.open({ userId, ...wishesOf(body), friends: body.friends }),
        ),
    }),
    member.put('/api/matching-request/:id', 'changeMatchingRequest', {
      summary: 'Replace the waiting request, or nothing where it has a seat',
      body: OpenRequestBody,
      responses: {
        200: one(RequestResponse, 'The request that is open now, with an id of its own'),
        403: one(SuspendedResponse, 'Suspended'),
        409: one(ConflictResponse, 'It has a seat or is over, or another request is open'),
        429: { description: 'Too many requests' },
      },
      handle: async ({ userId, params, body }) =>
        presentRequest(
          await services.askingForTables.open({
            userId,
            ...wishesOf(body),
            friends: body.friends,
            replaces: params.id,
          }),
        ),
    }),
    polledRoute({
      path: '/api/user/active-request',
      tag,
      operationId: 'getActiveRequest',
      summary: 'Get the open request, searching or matched',
      responses: { 200: one(ActiveRequestResponse, 'The request'), 404: { description: 'No open request' } },
      answer: async (userId) => {
        const found = await services.findOpenRequest.execute(userId);
        if (!found) throw new HttpError(404, 'no_active_request', "You don't have an active request.");
        return presentActiveRequest(found);
      },
      tagsOf: () => [],
    }),
    member.post('/api/matching-request/:id/cancel', 'cancelMatchingRequest', {
      summary: 'Withdraw the request, or leave the table it led to',
      query: DecidedWhileQuery,
      responses: {
        200: one(MessageResponse, 'The request is withdrawn'),
        409: one(ConflictResponse, 'It is over, or has a seat now'),
        429: { description: 'Too many requests' },
      },
      handle: async ({ userId, params, query }) => {
        const isWaiting = query.while === 'waiting';
        await services.askingForTables.withdraw({ userId, requestId: params.id, isWaiting });
        return { message: 'Request cancelled' };
      },
    }),
  ];
}
