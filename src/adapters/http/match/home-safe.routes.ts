import type { Request, Response } from 'express';
import type { AnswerHomeSafe } from '../../../application/match/home-safe/answer-home-safe.js';
import type {
  AnswerHomeSafeByLink,
  HomeSafeOutcome,
} from '../../../application/match/home-safe/answer-home-safe-by-link.js';
import { LONGEST_REPORT_NOTE } from '../../../domain/moderation/report.js';
import { formText } from '../form-text.js';
import { languageOf } from '../language-of.js';
import { MessageResponse } from '../message-response.js';
import { LIMITED, one, route, type Route } from '../route.js';
import type { PublicPageSettings } from '../public-page.js';
import { setSecretPageHeaders } from '../secret-page.js';
import { HomeSafeBody, HomeSafeLinkParams, HomeSafeReplyParams } from './home-safe.dto.js';
import { askHomeSafePage, homeSafeOutcomePage } from './home-safe-page.js';
import { MatchParams } from './match.dto.js';

export interface HomeSafeServices {
  readonly answerHomeSafe: AnswerHomeSafe;
  readonly byLink: AnswerHomeSafeByLink;
  readonly appName: () => string;
}

const tag = 'Matches';
const PAGE = { mediaType: 'text/html' };
const GONE = { ...PAGE, description: 'The link is not ours, too old, or its seat ended' };
const STATUS: Record<HomeSafeOutcome, number> = { saved: 200, busy: 429, gone: 404 };

/** The question whether a member is home safe: in the app, and by the link in a mail. See ADR 57. */
export function homeSafeRoutes({ answerHomeSafe, byLink, appName }: HomeSafeServices): Route[] {
  function pageFor(request: Request, response: Response): PublicPageSettings {
    setSecretPageHeaders(response).type('html');
    return { appName: appName(), language: languageOf(request) };
  }

  return [
    route({
      method: 'post',
      path: '/api/matches/:id/home-safe',
      tag,
      operationId: 'answerHomeSafe',
      summary:
        'Say whether the user is home safe, from two hours after the end of the table until a day later; a no tells the moderators and no one else',
      access: 'member',
      params: MatchParams,
      body: HomeSafeBody,
      responses: { 200: one(MessageResponse), 409: { description: 'Too early or too late' }, ...LIMITED },
      handle: async ({ userId, params, body }) => {
        const { isSafe, note = null } = body;
        await answerHomeSafe.execute({ userId, matchId: params.id, isSafe, note });
        return { message: 'Thank you for answering' };
      },
    }),
    route({
      method: 'get',
      path: '/h/:token',
      tag,
      operationId: 'getHomeSafePage',
      summary: 'The page of the link that asks whether a member is home safe; changes nothing',
      access: 'public',
      params: HomeSafeLinkParams,
      responses: { 200: { ...PAGE, description: 'The page' }, 404: GONE },
      handle: async ({ params: { token }, request, response }) => {
        const isOpen = await byLink.isOpen(token);
        const settings = pageFor(request, response);
        response.status(isOpen ? 200 : 404);
        response.send(isOpen ? askHomeSafePage(token, settings) : homeSafeOutcomePage('gone', settings));
      },
    }),
    route({
      method: 'post',
      path: '/h/:token/:reply',
      tag,
      operationId: 'answerHomeSafeByLink',
      summary: 'Answer by the link in a mail; the form of a no may have a `note` for the moderators',
      access: 'public',
      params: HomeSafeReplyParams,
      responses: { 200: { ...PAGE, description: 'The same page after both answers' }, 404: GONE, ...LIMITED },
      handle: async ({ params: { token, reply }, request, response }) => {
        const note = await formText(request, response, 'note', LONGEST_REPORT_NOTE);
        const isSafe = reply === 'yes';
        const outcome = isSafe || reply === 'no' ? await byLink.answer(token, { isSafe, note }) : 'gone';
        const settings = pageFor(request, response);
        response.status(STATUS[outcome]).send(homeSafeOutcomePage(outcome, settings));
      },
    }),
  ];
}
