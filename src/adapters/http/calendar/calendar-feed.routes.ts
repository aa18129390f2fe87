import { calendarFeed as feedFile } from '../../../application/notifications/calendar-file.js';
import type { CalendarFeed } from '../../../application/calendar/calendar-feed.js';
import type { CalendarFeeds } from '../../../application/calendar/ports.js';
import { originOf } from '../account/caller-origin.js';
import { notThere } from '../http-error.js';
import { MessageResponse } from '../message-response.js';
import { LIMITED, one, type Route } from '../route.js';
import { CalendarFeedParams, CalendarFeedResponse, NewCalendarFeedResponse } from './calendar-feed.dto.js';
import { routesFor } from '../routes-for.js';

export interface CalendarFeedServices {
  readonly feeds: CalendarFeeds;
  readonly calendarFeed: CalendarFeed;
  readonly appName: () => string;
  readonly publicUrl: string;
}

const path = '/api/user/calendar-feed';
const tag = 'Matches';
const member = routesFor('member', tag);
const anyone = routesFor('public', tag);

/** The private calendar feed of a user. See ADR 49. */
export function calendarFeedRoutes(services: CalendarFeedServices): Route[] {
  const { feeds, calendarFeed, appName, publicUrl } = services;
  return [
    member.get(path, 'getCalendarFeed', {
      summary: 'Get whether the user has a calendar feed',
      responses: { 200: one(CalendarFeedResponse) },
      handle: async ({ userId }) => ({
        createdAt: (await feeds.createdAt(userId))?.toISOString() ?? null,
      }),
    }),
    member.post(path, 'createCalendarFeed', {
      summary: 'Make the private address of a calendar feed; an earlier one does not work from then on',
      responses: { 200: one(NewCalendarFeedResponse), ...LIMITED },
      handle: async ({ userId }) => {
        const { token, createdAt } = await calendarFeed.create(userId);
        return { path: `/api/calendar/${token}.ics`, createdAt: createdAt.toISOString() };
      },
    }),
    member.delete(path, 'revokeCalendarFeed', {
      summary: 'Revoke the address of the calendar feed',
      responses: { 200: one(MessageResponse, 'The address does not work any more') },
      handle: async ({ userId }) => {
        await calendarFeed.revoke(userId);
        return { message: 'That address no longer works' };
      },
    }),
    anyone.get('/api/calendar/:token', 'readCalendarFeed', {
      summary: 'Get the tables of the user who made this address, as an iCalendar file',
      params: CalendarFeedParams,
      responses: {
        200: { description: 'An iCalendar file with an event for each table', mediaType: 'text/calendar' },
        404: { description: 'The address does not work, or no longer' },
        ...LIMITED,
      },
      handle: async ({ params, request, response }) => {
        const token = /^(\w+)\.ics$/.exec(params.token)?.[1] ?? '';
        const found = await calendarFeed.read(token, originOf(request));
        if (!found) throw notThere();
        const { owner, events, now } = found;
        const around = { appName: appName(), publicUrl, language: owner.language };
        // The address is a secret: no cache in between may keep the answer, no search engine may list it.
        response.set({ 'Cache-Control': 'private, no-cache', 'X-Robots-Tag': 'noindex, nofollow' });
        response.type('text/calendar; charset=utf-8').send(feedFile(events, around, now));
      },
    }),
  ];
}
