import type { ReportArrival } from '../../../application/attendance/report-arrival.js';
import { MessageResponse } from '../message-response.js';
import { one, type Route } from '../route.js';
import { routesFor } from '../routes-for.js';

const member = routesFor('member', 'Matches');

const responses = {
  200: one(MessageResponse),
  409: { description: 'Too early or too late' },
  429: { description: 'Too many requests' },
};

/** How the members of a match find each other at the venue. No position is taken. */
export function arrivalRoutes({ reportArrival }: { readonly reportArrival: ReportArrival }): Route[] {
  return [
    member.post('/api/matches/:id/here', 'reportArrival', {
      summary: 'Tell the table that the user is at the venue, from an hour before the start',
      responses,
      handle: async ({ userId, params }) => {
        await reportArrival.execute({ userId, matchId: params.id });
        return { message: 'Your table can see it now' };
      },
    }),
    member.post('/api/matches/:id/cannot-find', 'askWhereTableIs', {
      summary: 'Ask in the chat, in a fixed sentence, where the others sit',
      responses,
      handle: async ({ userId, params }) => {
        await reportArrival.cannotFind({ userId, matchId: params.id });
        return { message: 'We asked your table' };
      },
    }),
  ];
}
