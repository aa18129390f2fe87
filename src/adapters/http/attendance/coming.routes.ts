import type { ComingToTables } from '../../../application/attendance/coming-to-tables.js';
import { LATE_MINUTES } from '../../../domain/match/attendance.js';
import { Described, WholeNumber } from '../fields.js';
import { MessageResponse } from '../message-response.js';
import { one, type Route } from '../route.js';
import { routesFor } from '../routes-for.js';

const member = routesFor('member', 'Matches');

class LateBody {
  @Described('How late the user expects to be, in minutes.')
  @WholeNumber({ min: LATE_MINUTES.least, max: LATE_MINUTES.most })
  minutes!: number;
}

const responses = {
  200: one(MessageResponse),
  409: { description: 'Too early or too late' },
  429: { description: 'Too many requests' },
};

/** What a member tells the table before and at the venue. No position is taken. */
export function comingRoutes({ comingToTables }: { readonly comingToTables: ComingToTables }): Route[] {
  return [
    member.post('/api/matches/:id/late', 'reportLate', {
      summary:
        'Tell the table how late the user will be, from three hours before the start until an hour after it',
      body: LateBody,
      responses,
      handle: async ({ userId, params, body }) => {
        await comingToTables.runLate({ userId, matchId: params.id, minutes: body.minutes });
        return { message: 'Your table can see it now' };
      },
    }),
    member.post('/api/matches/:id/here', 'reportArrival', {
      summary: 'Tell the table that the user is at the venue, from an hour before the start',
      responses,
      handle: async ({ userId, params }) => {
        await comingToTables.arrive({ userId, matchId: params.id });
        return { message: 'Your table can see it now' };
      },
    }),
    member.post('/api/matches/:id/cannot-find', 'askWhereTableIs', {
      summary: 'Ask in the chat, in a fixed sentence, where the others sit',
      responses,
      handle: async ({ userId, params }) => {
        await comingToTables.cannotFind({ userId, matchId: params.id });
        return { message: 'We asked your table' };
      },
    }),
  ];
}
