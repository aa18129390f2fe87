import type { Request, Response } from 'express';
import type { ShareImages } from '../../../application/meetup/ports.js';
import type { SharedMeetup, SharingMeetups } from '../../../application/meetup/sharing-meetups.js';
import { originOf } from '../account/caller-origin.js';
import { languageOf } from '../language-of.js';
import { MessageResponse } from '../message-response.js';
import { SuspendedResponse } from '../moderation/suspended.dto.js';
import { LIMITED, one, type Route } from '../route.js';
import { setSecretPageHeaders } from '../secret-page.js';
import { LinkParams, LinkResponse } from './meetup.dto.js';
import { goneMeetupPage, imageTextsOf, sharedMeetupPage } from './shared-meetup-page.js';
import { routesFor } from '../routes-for.js';

export interface SharedMeetupServices {
  readonly sharingMeetups: SharingMeetups;
  readonly shareImages: ShareImages;
  readonly appName: () => string;
  readonly publicUrl: string;
}

const tag = 'Meetups';
const member = routesFor('member', tag);
const anyone = routesFor('public', tag);
const GONE = { description: 'The link does not work, or no longer', mediaType: 'text/html' };

/** The path of a public page. */
export const linkPath = (token: string): string => `/m/${token}`;

export function sharedMeetupRoutes(services: SharedMeetupServices): Route[] {
  const { sharingMeetups, shareImages, appName, publicUrl } = services;

  /** Sends the page of a link that does not work. @returns null then */
  async function sharedFor(
    token: string,
    request: Request,
    response: Response,
  ): Promise<SharedMeetup | null> {
    setSecretPageHeaders(response);
    const meetup = await sharingMeetups.read(token, originOf(request));
    if (!meetup)
      response
        .status(404)
        .type('html')
        .send(goneMeetupPage({ appName: appName(), publicUrl, language: languageOf(request) }));
    return meetup;
  }

  return [
    member.put('/api/meetups/:id/link', 'shareMeetup', {
      summary: 'Get the link to the public page of an own meetup, which is made if there is none',
      responses: {
        200: one(LinkResponse, 'The meetup has a public page'),
        403: one(SuspendedResponse, 'Suspended'),
        404: { description: 'Not found, or not an own meetup' },
        409: { description: 'It has begun or is cancelled' },
        ...LIMITED,
      },
      handle: async ({ userId, params }) => ({
        path: linkPath(await sharingMeetups.share(userId, params.id)),
      }),
    }),
    member.delete('/api/meetups/:id/link', 'unshareMeetup', {
      summary: 'Withdraw the link to the public page of an own meetup',
      responses: {
        200: one(MessageResponse, 'The link does not work any more'),
        404: { description: 'Not found, or not an own meetup' },
      },
      handle: async ({ userId, params }) => {
        await sharingMeetups.withdraw(userId, params.id);
        return { message: 'The link no longer works' };
      },
    }),
    anyone.get('/m/:token', 'getSharedMeetupPage', {
      summary: 'The public page of a meetup: title, date, time, area and free seats',
      params: LinkParams,
      responses: { 200: { description: 'The page', mediaType: 'text/html' }, 404: GONE, ...LIMITED },
      handle: async ({ params: { token }, request, response }) => {
        const meetup = await sharedFor(token, request, response);
        if (!meetup) return;
        const settings = { appName: appName(), publicUrl, language: languageOf(request) };
        response.type('html').send(sharedMeetupPage(meetup, token, settings));
      },
    }),
    anyone.get('/m/:token/image.png', 'getSharedMeetupImage', {
      summary: 'The picture that other sites show beside the link to a public page',
      params: LinkParams,
      responses: { 200: { description: 'The picture', mediaType: 'image/png' }, 404: GONE, ...LIMITED },
      handle: async ({ params: { token }, request, response }) => {
        const meetup = await sharedFor(token, request, response);
        if (!meetup) return;
        const png = await shareImages.draw(imageTextsOf(meetup, appName(), languageOf(request)));
        // Sites that show a link load its picture from elsewhere.
        response.set('Cross-Origin-Resource-Policy', 'cross-origin').type('png').send(Buffer.from(png));
      },
    }),
  ];
}
