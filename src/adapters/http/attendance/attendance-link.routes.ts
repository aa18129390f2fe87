import type { Request, Response } from 'express';
import type {
  AnswerByLink,
  AttendancePage,
  LinkAnswer,
} from '../../../application/attendance/answer-by-link.js';
import { Text } from '../fields.js';
import { formText } from '../form-text.js';
import { type Route } from '../route.js';
import { secretPageSender } from '../secret-page.js';
import { answeredPage, askAttendancePage, goneAttendancePage, LATE_CHOICES } from './attendance-page.js';
import { routesFor } from '../routes-for.js';

export interface AttendanceLinkServices {
  readonly answerByLink: AnswerByLink;
  readonly appName: () => string;
}

interface Question {
  readonly page: AttendancePage | null;
  readonly token: string;
  readonly isMissing: boolean;
}

class LinkParams {
  @Text({ min: 1, max: 400 }) token!: string;
}

const LONGEST_REPLY = 10;
const anyone = routesFor('public', 'Matches');
const PAGE = { mediaType: 'text/html' };
const GONE = { ...PAGE, description: 'The link is not ours, too old, or its seat or table ended' };

/** @returns null for an answer that the page does not offer */
function answerOf(reply: string): LinkAnswer | null {
  if (reply === 'yes' || reply === 'cannot' || reply === 'leave') return reply;
  const lateMinutes = LATE_CHOICES.find((minutes) => reply === `late-${minutes}`);
  return lateMinutes === undefined ? null : { lateMinutes };
}

/** The links in mails about the attendance: pages that need no session, and buttons that post to them. See ADR 44. */
export function attendanceLinkRoutes({ answerByLink, appName }: AttendanceLinkServices): Route[] {
  const send = secretPageSender(appName);

  /** @param page null for a link that does not work */
  function ask(request: Request, response: Response, { page, ...asked }: Question): void {
    if (!page) return send(request, response, 404, goneAttendancePage);
    const status = asked.isMissing ? 400 : 200;
    send(request, response, status, (settings) => askAttendancePage({ page, ...asked }, settings));
  }

  return [
    anyone.get('/a/:token', 'getAttendancePage', {
      summary: 'The page of the link in a reminder: asks who is coming and changes nothing',
      params: LinkParams,
      responses: { 200: { ...PAGE, description: 'The page' }, 404: GONE },
      handle: async ({ params, request, response }) => {
        const page = await answerByLink.read(params.token);
        ask(request, response, { page, token: params.token, isMissing: false });
      },
    }),
    anyone.post('/a/:token', 'answerAttendance', {
      summary:
        'Answer by the link in a reminder. The form has a `reply`: `yes`, `late-20` for 20 minutes, `cannot`, which is confirmed by another mail, or `leave`, by the link of that mail',
      params: LinkParams,
      responses: {
        200: { ...PAGE, description: 'A page that says what became of it' },
        400: { ...PAGE, description: 'The page again, for a form without an answer' },
        404: GONE,
        409: { description: 'Too early or too late to be late' },
        429: { description: 'Too many requests' },
      },
      handle: async ({ params: { token }, request, response }) => {
        const sent = await formText(request, response, 'reply', LONGEST_REPLY);
        if (sent === null)
          return ask(request, response, { page: await answerByLink.read(token), token, isMissing: true });
        const reply = answerOf(sent);
        const answered = reply && (await answerByLink.answer(token, reply));
        if (!answered) send(request, response, 404, goneAttendancePage);
        else {
          const { outcome, page } = answered;
          const status = outcome === 'busy' ? 429 : 200;
          send(request, response, status, (settings) => answeredPage(outcome, page, settings));
        }
      },
    }),
  ];
}
