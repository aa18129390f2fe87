import type { ReportArrival } from '../../../application/attendance/report-arrival.js';
import { MatchParams } from '../match/match.dto.js';
import { MessageResponse } from '../message-response.js';
import { one, route, type Route } from '../route.js';

const responses = {
  200: one(MessageResponse),
  409: { description: 'Too early or too late' },
  429: { description: 'Too many requests' },
};

/** How the members of a match find each other at the venue. No position is taken. */
export function arrivalRoutes({ reportArrival }: { readonly reportArrival: ReportArrival }): Route[] {
  return [
    route({
      method: 'post',
      path: '/api/matches/:id/here',
      tag: 'Matches',
      operationId: 'reportArrival',
      summary: 'Tell the table that the user is at the venue, from an hour before the start',
      access: 'member',
      params: MatchParams,
      responses,
      handle: async ({ userId, params }) => {
        await reportArrival.execute({ userId, matchId: params.id });
        return { message: 'Your table can see it now' };
      },
    }),
    route({
      method: 'post',
      path: '/api/matches/:id/cannot-find',
      tag: 'Matches',
      operationId: 'askWhereTableIs',
      summary: 'Ask in the chat, in a fixed sentence, where the others sit',
      access: 'member',
      params: MatchParams,
      responses,
      handle: async ({ userId, params }) => {
        await reportArrival.cannotFind({ userId, matchId: params.id });
        return { message: 'We asked your table' };
      },
    }),
  ];
}
