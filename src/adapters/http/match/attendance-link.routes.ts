import type { Request, Response } from 'express';
import type { AnswerByLink, LinkAnswer } from '../../../application/match/answer-by-link.js';
import { Described, Text } from '../fields.js';
import { languageOf } from '../language-of.js';
import type { PublicPageSettings } from '../public-page.js';
import { route, type Route } from '../route.js';
import { setSecretPageHeaders } from '../secret-page.js';
import { answeredPage, askAttendancePage, goneAttendancePage, LATE_CHOICES } from './attendance-page.js';

export interface AttendanceLinkServices {
  readonly answerByLink: AnswerByLink;
  readonly appName: () => string;
}

class LinkParams {
  @Text({ min: 1, max: 400 }) token!: string;
}

class AnswerParams extends LinkParams {
  @Described('The answer: `yes`, `cannot`, `leave`, or `late-20` for 20 minutes.')
  @Text({ min: 1, max: 10 })
  reply!: string;
}

const tag = 'Matches';
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
  function send(
    request: Request,
    response: Response,
    status: number,
    page: (settings: PublicPageSettings) => string,
  ): void {
    setSecretPageHeaders(response).type('html').status(status);
    response.send(page({ appName: appName(), language: languageOf(request) }));
  }

  return [
    route({
      method: 'get',
      path: '/a/:token',
      tag,
      operationId: 'getAttendancePage',
      summary: 'The page of the link in a reminder: asks who is coming and changes nothing',
      access: 'public',
      params: LinkParams,
      responses: { 200: { ...PAGE, description: 'The page' }, 404: GONE },
      handle: async ({ params, request, response }) => {
        const page = await answerByLink.read(params.token);
        if (page) send(request, response, 200, (settings) => askAttendancePage(page, params.token, settings));
        else send(request, response, 404, goneAttendancePage);
      },
    }),
    route({
      method: 'post',
      path: '/a/:token/:reply',
      tag,
      operationId: 'answerAttendance',
      summary:
        'Answer by the link in a reminder: coming, late, or cannot come, which is confirmed by another mail',
      access: 'public',
      params: AnswerParams,
      responses: {
        200: { ...PAGE, description: 'A page that says what became of it' },
        404: GONE,
        409: { description: 'Too early or too late to be late' },
        429: { description: 'Too many requests' },
      },
      handle: async ({ params, request, response }) => {
        const reply = answerOf(params.reply);
        const answered = reply && (await answerByLink.answer(params.token, reply));
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
