import type { ReportLate } from '../../../application/attendance/report-late.js';
import { MessageResponse } from '../message-response.js';
import { one, type Route } from '../route.js';
import { Described, WholeNumber } from '../fields.js';
import { LATE_MINUTES } from '../../../domain/match/attendance.js';
import { routesFor } from '../routes-for.js';

const member = routesFor('member', 'Matches');

class LateBody {
  @Described('How late the user expects to be, in minutes.')
  @WholeNumber({ min: LATE_MINUTES.least, max: LATE_MINUTES.most })
  minutes!: number;
}

export function lateRoutes({ reportLate }: { readonly reportLate: ReportLate }): Route[] {
  return [
    member.post('/api/matches/:id/late', 'reportLate', {
      summary:
        'Tell the table how late the user will be, from three hours before the start until an hour after it',
      body: LateBody,
      responses: {
        200: one(MessageResponse),
        409: { description: 'Too early or too late' },
        429: { description: 'Too many requests' },
      },
      handle: async ({ userId, params, body }) => {
        await reportLate.execute({ userId, matchId: params.id, minutes: body.minutes });
        return { message: 'Your table can see it now' };
      },
    }),
  ];
}
