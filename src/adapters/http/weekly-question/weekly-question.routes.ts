import type { Request, Response } from 'express';
import type { AskingEveryWeek } from '../../../application/weekly-question/asking-every-week.js';
import type { WeeklyQuestions } from '../../../application/weekly-question/ports.js';
import { isPaused } from '../../../domain/weekly-question/weekly-question.js';
import { formText } from '../form-text.js';
import { LIMITED, one, type Route } from '../route.js';
import { secretPageSender } from '../secret-page.js';
import { askWeeklyPage, weeklyOutcomePage } from './weekly-question-page.js';
import { WeeklyLinkParams, WeeklyQuestionBody, WeeklyQuestionResponse } from './weekly-question.dto.js';
import { routesFor } from '../routes-for.js';

export interface WeeklyQuestionServices {
  readonly weeklyQuestions: Pick<WeeklyQuestions, 'find'>;
  readonly askingEveryWeek: AskingEveryWeek;
  readonly appName: () => string;
}

const LONGEST_REPLY = 10;
const path = '/api/user/weekly-question';
const tag = 'Matching requests';
const member = routesFor('member', tag);
const anyone = routesFor('public', tag);
const PAGE = { mediaType: 'text/html' };
const GONE = { ...PAGE, description: 'The link is not ours, too old, or was used' };
const HAS_TABLE = { ...PAGE, description: 'The member has a request or a seat' };
const STATUS = { opened: 200, has_table: 409, choose_again: 409, busy: 429, gone: 404 } as const;

/** Whether a member is asked every Monday, and the link by which they answer without a session. See ADR 73. */
export function weeklyQuestionRoutes(services: WeeklyQuestionServices): Route[] {
  const { weeklyQuestions, askingEveryWeek: asking, appName } = services;

  async function present(userId: number): Promise<WeeklyQuestionResponse> {
    const question = await weeklyQuestions.find(userId);
    return { isOn: question !== null, isPaused: question !== null && isPaused(question) };
  }

  const send = secretPageSender(appName);

  async function sendQuestion(
    token: string,
    request: Request,
    response: Response,
    status: number,
  ): Promise<void> {
    const slot = await asking.read(token);
    if (typeof slot === 'string')
      send(request, response, STATUS[slot], (settings) => weeklyOutcomePage(slot, settings));
    else send(request, response, status, (settings) => askWeeklyPage(slot, token, settings));
  }

  return [
    member.get(path, 'getWeeklyQuestion', {
      summary: 'Whether the user is asked every Monday if they want another table',
      responses: { 200: one(WeeklyQuestionResponse) },
      handle: ({ userId }) => present(userId),
    }),
    member.put(path, 'setWeeklyQuestion', {
      summary: 'Switch the weekly question on or off, or resume a paused one',
      body: WeeklyQuestionBody,
      responses: { 200: one(WeeklyQuestionResponse) },
      handle: async ({ userId, body }) => {
        await asking.set(userId, body.isOn);
        return present(userId);
      },
    }),
    anyone.get('/w/:token', 'getWeeklyQuestionPage', {
      summary: 'The page of the link in a weekly question: asks and changes nothing',
      params: WeeklyLinkParams,
      responses: { 200: { ...PAGE, description: 'The page' }, 404: GONE, 409: HAS_TABLE },
      handle: async ({ params: { token }, request, response }) => {
        await sendQuestion(token, request, response, 200);
      },
    }),
    anyone.post('/w/:token', 'answerWeeklyQuestion', {
      summary:
        'Answer by the link: the form has a `reply`, `open` for a request with the last choices, once, or `stop` to end the question',
      params: WeeklyLinkParams,
      responses: {
        200: { ...PAGE, description: 'A page that says what became of it' },
        400: { ...PAGE, description: 'The page again, for a form without an answer' },
        404: GONE,
        409: { ...PAGE, description: 'The member has a request or a seat, or must choose again' },
        ...LIMITED,
      },
      handle: async ({ params: { token }, request, response }) => {
        const reply = await formText(request, response, 'reply', LONGEST_REPLY);
        if (reply === 'stop') {
          const outcome = (await asking.stop(token)) ? 'stopped' : 'gone';
          const status = outcome === 'gone' ? 404 : 200;
          return send(request, response, status, (settings) => weeklyOutcomePage(outcome, settings));
        }
        if (reply === 'open') {
          const outcome = await asking.open(token);
          return send(request, response, STATUS[outcome], (settings) => weeklyOutcomePage(outcome, settings));
        }
        await sendQuestion(token, request, response, 400);
      },
    }),
  ];
}
