import type { SubmitReport } from '../../../application/moderation/submit-report.js';
import { MessageResponse } from '../message-response.js';
import { one, type Route } from '../route.js';
import { routesFor } from '../routes-for.js';
import {
  LONGEST_REPORT_NOTE,
  REPORT_KINDS,
  REPORT_REASONS,
  type ReportKind,
  type ReportReason,
} from '../../../domain/moderation/report.js';
import { Described, Id, Nullable, OneOf, Optional, Text } from '../fields.js';

class ReportBody {
  @OneOf(REPORT_KINDS)
  kind!: ReportKind;

  @Described('The id of the user, message, meetup or match.')
  @Id()
  targetId!: number;

  @OneOf(REPORT_REASONS, 'Please choose a reason')
  reason!: ReportReason;

  @Optional()
  @Nullable()
  @Text({ max: LONGEST_REPORT_NOTE, trim: true })
  note?: string | null;
}

const member = routesFor('member', 'Safety');

export function reportRoutes({ submitReport }: { readonly submitReport: SubmitReport }): Route[] {
  return [
    member.post('/api/reports', 'submitReport', {
      summary: 'Report a user, a message, a meetup or a match; the reported user never learns by whom',
      body: ReportBody,
      responses: {
        200: one(MessageResponse, 'The report is open; reporting the same again changes nothing'),
        404: { description: 'Not found, no access, or an own one' },
        429: { description: 'Too many reports in a day' },
      },
      handle: async ({ userId, body }) => {
        await submitReport.execute({ ...body, userId, note: body.note ?? null });
        return { message: 'Thank you for telling us. A moderator will look at it soon.' };
      },
    }),
  ];
}
