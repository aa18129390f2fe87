import express, { type Request, type Response } from 'express';
import type { Preferences } from '../../../application/notifications/preferences.js';
import type { OptionalKind } from '../../../domain/shared/notification-kind.js';
import { Text } from '../fields.js';
import type { PublicPageSettings } from '../public-page.js';
import { type Route } from '../route.js';
import { secretPageSender } from '../secret-page.js';
import { askPage, donePage, goneUnsubscribePage } from './unsubscribe-page.js';
import { routesFor } from '../routes-for.js';

export interface UnsubscribeServices {
  readonly preferences: Preferences;
  readonly appName: () => string;
}

class UnsubscribeParams {
  @Text({ min: 1, max: 400 }) token!: string;
}

const path = '/u/:token';
const anyone = routesFor('public', 'Notifications');
const GONE = { description: 'The link is not ours, or too old', mediaType: 'text/html' };

const readBody = express.text({ type: () => true, limit: 10_000 });

/** Whether the body is the one of RFC 8058, which is a form of either encoding. */
const isOneClick = (request: Request, response: Response): Promise<boolean> =>
  new Promise((resolve) => {
    readBody(request, response, (error?: unknown) => {
      const body: unknown = request.body;
      resolve(!error && typeof body === 'string' && /\bList-Unsubscribe\b[\s\S]*\bOne-Click\b/i.test(body));
    });
  });

/** The link of a mail, for people and for mail programs that unsubscribe with one click (RFC 8058). */
export function unsubscribeRoutes({ preferences, appName }: UnsubscribeServices): Route[] {
  const sendPage = secretPageSender(appName);

  function send(
    request: Request,
    response: Response,
    kind: OptionalKind | undefined,
    page: (kind: OptionalKind, settings: PublicPageSettings) => string,
    status = 200,
  ): void {
    if (kind) sendPage(request, response, status, (settings) => page(kind, settings));
    else sendPage(request, response, 404, goneUnsubscribePage);
  }

  return [
    anyone.get(path, 'getUnsubscribePage', {
      summary: 'The page of the link in a mail: asks whether to unsubscribe and changes nothing',
      params: UnsubscribeParams,
      responses: { 200: { description: 'The page', mediaType: 'text/html' }, 404: GONE },
      handle: ({ params, request, response }) =>
        send(request, response, preferences.ofLink(params.token)?.kind, askPage),
    }),
    anyone.post(path, 'unsubscribe', {
      summary:
        'Stop mails of the kind of the link at once, for a body with `List-Unsubscribe=One-Click` (RFC 8058)',
      params: UnsubscribeParams,
      responses: {
        200: { description: 'A page that says so', mediaType: 'text/html' },
        400: { description: 'The page again, for a form without the choice', mediaType: 'text/html' },
        404: GONE,
      },
      handle: async ({ params: { token }, request, response }) => {
        if (await isOneClick(request, response))
          return send(request, response, (await preferences.unsubscribe(token))?.kind, donePage);
        const again = (kind: OptionalKind, settings: PublicPageSettings) => askPage(kind, settings, true);
        send(request, response, preferences.ofLink(token)?.kind, again, 400);
      },
    }),
  ];
}
