import type { Request, Response } from 'express';
import type { HomeSafe, HomeSafeOutcome } from '../../../application/safety/home-safe.js';
import { LONGEST_REPORT_NOTE } from '../../../domain/moderation/report.js';
import { formText } from '../form-text.js';
import { MessageResponse } from '../message-response.js';
import { LIMITED, one, type Route } from '../route.js';
import type { PublicPageSettings } from '../public-page.js';
import { secretPageSender } from '../secret-page.js';
import { askHomeSafePage, confirmUnsafePage, homeSafeOutcomePage } from './home-safe-page.js';
import { routesFor } from '../routes-for.js';
import { Bool, Described, Nullable, Optional, Text } from '../fields.js';

class HomeSafeBody {
  @Described('Whether the member is home safe; false tells the moderators.')
  @Bool()
  isSafe!: boolean;

  @Described('What was not right, for the moderators; ignored when the member is safe.')
  @Optional()
  @Nullable()
  @Text({ max: LONGEST_REPORT_NOTE, trim: true })
  note?: string | null;
}

class HomeSafeLinkParams {
  @Text({ min: 1, max: 400 }) token!: string;
}

export interface HomeSafeServices {
  readonly homeSafe: HomeSafe;
  readonly appName: () => string;
}

const LONGEST_REPLY = 10;
const tag = 'Matches';
const member = routesFor('member', tag);
const anyone = routesFor('public', tag);
const PAGE = { mediaType: 'text/html' };
const GONE = { ...PAGE, description: 'The link is not ours, too old, or its seat ended' };
const STATUS: Record<HomeSafeOutcome, number> = { saved: 200, busy: 429, gone: 404 };

/** The question whether a member is home safe: in the app, and by the link in a mail. See ADR 57. */
export function homeSafeRoutes({ homeSafe, appName }: HomeSafeServices): Route[] {
  const send = secretPageSender(appName);

  /** The page, or the one for links that do not work. */
  async function show(
    request: Request,
    response: Response,
    token: string,
    page: (settings: PublicPageSettings) => string,
    status = 200,
  ): Promise<void> {
    const isOpen = await homeSafe.isOpen(token);
    if (isOpen) send(request, response, status, page);
    else send(request, response, 404, (settings) => homeSafeOutcomePage('gone', settings));
  }

  async function answer(
    request: Request,
    response: Response,
    token: string,
    given: { readonly isSafe: boolean; readonly note: string | null },
  ): Promise<void> {
    const outcome = await homeSafe.answerByLink(token, given);
    send(request, response, STATUS[outcome], (settings) => homeSafeOutcomePage(outcome, settings));
  }

  return [
    member.post('/api/matches/:id/home-safe', 'answerHomeSafe', {
      summary:
        'Say whether the user is home safe, from two hours after the end of the table until a day later; a no tells the moderators and no one else',
      body: HomeSafeBody,
      responses: { 200: one(MessageResponse), 409: { description: 'Too early or too late' }, ...LIMITED },
      handle: async ({ userId, params, body }) => {
        const { isSafe, note = null } = body;
        await homeSafe.answer({ userId, matchId: params.id, isSafe, note });
        return { message: 'Thank you for answering' };
      },
    }),
    anyone.get('/h/:token', 'getHomeSafePage', {
      summary: 'The page of the link that asks whether a member is home safe; changes nothing',
      params: HomeSafeLinkParams,
      responses: { 200: { ...PAGE, description: 'The page' }, 404: GONE },
      handle: async ({ params: { token }, request, response }) => {
        await show(request, response, token, (settings) => askHomeSafePage(token, false, settings));
      },
    }),
    anyone.post('/h/:token', 'answerHomeSafeByLink', {
      summary:
        'Answer by the link in a mail: the form has a `reply`, `yes` or `no`; a no counts after the next page only',
      params: HomeSafeLinkParams,
      responses: {
        200: { ...PAGE, description: 'The page after a yes, or the second step of a no' },
        400: { ...PAGE, description: 'The page again, for a form without an answer' },
        404: GONE,
        ...LIMITED,
      },
      handle: async ({ params: { token }, request, response }) => {
        const reply = await formText(request, response, 'reply', LONGEST_REPLY);
        if (reply === 'yes') return answer(request, response, token, { isSafe: true, note: null });
        if (reply === 'no')
          return show(request, response, token, (settings) => confirmUnsafePage(token, settings));
        return show(request, response, token, (settings) => askHomeSafePage(token, true, settings), 400);
      },
    }),
    anyone.post('/h/:token/no', 'reportUnsafeByLink', {
      summary: 'Tell the moderators by the link in a mail; the form may have a `note` for them',
      params: HomeSafeLinkParams,
      responses: { 200: { ...PAGE, description: 'The same page as after a yes' }, 404: GONE, ...LIMITED },
      handle: async ({ params: { token }, request, response }) => {
        const note = await formText(request, response, 'note', LONGEST_REPORT_NOTE);
        await answer(request, response, token, { isSafe: false, note });
      },
    }),
  ];
}
