import type { SubmitReport } from '../../../application/moderation/submit-report.js';
import { MessageResponse } from '../message-response.js';
import { one, route, type Route } from '../route.js';
import { ReportBody } from './reports.dto.js';

export function reportRoutes({ submitReport }: { readonly submitReport: SubmitReport }): Route[] {
  return [
    route({
      method: 'post',
      path: '/api/reports',
      tag: 'Safety',
      summary: 'Tell moderators of a person, a message or a meetup; who is reported never learns by whom',
      access: 'member',
      body: ReportBody,
      responses: {
        200: one(
          MessageResponse,
          'It will be looked at; reporting the same again is fine and stays one report',
        ),
        404: { description: 'Nothing of that id that one can see, or it is one’s own' },
        429: { description: 'Too many reports in a day' },
      },
      handle: async ({ userId, body }) => {
        await submitReport.execute({ ...body, userId, note: body.note ?? null });
        return { message: 'Thank you for telling us. A moderator will look at it soon.' };
      },
    }),
  ];
}
