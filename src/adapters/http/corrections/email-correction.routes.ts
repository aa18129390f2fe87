import type { Request, Response } from 'express';
import type {
  AnswerEmailCorrection,
  EmailCorrectionOutcome,
} from '../../../application/corrections/answer-email-correction.js';
import { formText } from '../form-text.js';
import { languageOf } from '../language-of.js';
import type { PublicPageSettings } from '../public-page.js';
import { route, type Route } from '../route.js';
import { setSecretPageHeaders } from '../secret-page.js';
import { EmailCorrectionParams } from './corrections.dto.js';
import { askEmailCorrectionPage, emailCorrectionOutcomePage } from './email-correction-page.js';

export interface EmailCorrectionServices {
  readonly answerEmailCorrection: AnswerEmailCorrection;
  readonly appName: () => string;
}

const LONGEST_REPLY = 10;
const path = '/e/:token';
const tag = 'Profile';
const PAGE = { mediaType: 'text/html' };
const GONE = { ...PAGE, description: 'The link is not ours, too old, or its correction is over' };
const STATUS: Record<EmailCorrectionOutcome, number> = {
  changed: 200,
  waiting: 200,
  stopped: 200,
  taken: 409,
  gone: 404,
};

/** The link by which the owner of a mailbox confirms a corrected address of an account, or stops it. See ADR 77. */
export function emailCorrectionRoutes({ answerEmailCorrection, appName }: EmailCorrectionServices): Route[] {
  function settingsOf(request: Request, response: Response): PublicPageSettings {
    setSecretPageHeaders(response).type('html');
    return { appName: appName(), language: languageOf(request) };
  }

  async function ask(request: Request, response: Response, token: string, status: number): Promise<void> {
    const question = await answerEmailCorrection.read(token);
    const settings = settingsOf(request, response);
    response.status(question ? status : 404);
    response.send(
      question
        ? askEmailCorrectionPage(token, question, status !== 200, settings)
        : emailCorrectionOutcomePage('gone', settings),
    );
  }

  return [
    route({
      method: 'get',
      path,
      tag,
      operationId: 'getEmailCorrectionPage',
      summary: 'The page of the link that asks about a corrected address of an account; changes nothing',
      access: 'public',
      params: EmailCorrectionParams,
      responses: { 200: { ...PAGE, description: 'The page' }, 404: GONE },
      handle: ({ params: { token }, request, response }) => ask(request, response, token, 200),
    }),
    route({
      method: 'post',
      path,
      tag,
      operationId: 'answerEmailCorrection',
      summary: 'Confirm the corrected address, or stop it: the form has a `reply`, `yes` or `no`',
      access: 'public',
      params: EmailCorrectionParams,
      responses: {
        200: { ...PAGE, description: 'The page after the answer' },
        400: { ...PAGE, description: 'The page again, for a form without an answer' },
        404: GONE,
        409: { ...PAGE, description: 'Another account took the address since' },
      },
      handle: async ({ params: { token }, request, response }) => {
        const reply = await formText(request, response, 'reply', LONGEST_REPLY);
        if (reply !== 'yes' && reply !== 'no') return ask(request, response, token, 400);
        const outcome = await answerEmailCorrection.execute(token, reply === 'yes');
        const settings = settingsOf(request, response);
        response.status(STATUS[outcome]).send(emailCorrectionOutcomePage(outcome, settings));
      },
    }),
  ];
}
