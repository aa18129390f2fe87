import type { MeetupSeats } from '../../../application/meetup/meetup-seats.js';
import type { OrganizingMeetups } from '../../../application/meetup/organizing-meetups.js';
import type { ReadMeetups } from '../../../application/meetup/read-meetups.js';
import type { Clock } from '../../../application/shared/ports.js';
import { DecidedWhileQuery } from '../decided-while.js';
import { MessageResponse } from '../message-response.js';
import { SuspendedResponse } from '../moderation/suspended.dto.js';
import { LIMITED, many, one, type Route } from '../route.js';
import { cursorOf, dateOf, positionOf } from './browse-query.js';
import { changeFrom, commandFrom } from './plan-meetup.body.js';
import {
  BrowseQuery,
  ChangeMeetupBody,
  JoinResponse,
  LeaveMeetupResponse,
  MeetupResponse,
  OwnMeetupResponse,
  PlanMeetupBody,
  USUAL_PAGE,
  WaitlistResponse,
} from './meetup.dto.js';
import { presentMeetup } from './meetup.presenter.js';
import { VENUE_PICTURE_FIELD } from './venue-fields.js';
import { routesFor } from '../routes-for.js';

const member = routesFor('member', 'Meetups');

export function meetupRoutes({
  readMeetups,
  organizingMeetups,
  meetupSeats,
  clock,
}: {
  readonly readMeetups: ReadMeetups;
  readonly organizingMeetups: OrganizingMeetups;
  readonly meetupSeats: MeetupSeats;
  readonly clock: Clock;
}): Route[] {
  const meetupFor = async (userId: number, meetupId: number): Promise<MeetupResponse> =>
    presentMeetup(await readMeetups.one(userId, meetupId), userId, clock.now());

  return [
    member.get('/api/meetups/browse', 'browseMeetups', {
      summary:
        'List all upcoming meetups by day, within a day those with a free seat first, then the nearest',
      query: BrowseQuery,
      responses: {
        200: {
          ...many(MeetupResponse, 'One page; a `Link` header with rel="next" leads to the next one'),
          headers: ['Link'],
        },
      },
      handle: async ({ userId, query, request, response }) => {
        const { meetups, next } = await readMeetups.browse({
          userId,
          maxDistance: query.maxDistance ?? null,
          venueType: query.venueType ?? null,
          date: query.date === undefined ? null : dateOf(query.date),
          after: query.cursor === undefined ? null : positionOf(query.cursor),
          limit: query.limit ?? USUAL_PAGE,
        });
        if (next) {
          const parameters = new URLSearchParams({ ...(request.query as object), cursor: cursorOf(next) });
          response.setHeader('Link', `<${request.path}?${parameters.toString()}>; rel="next"`);
        }
        const now = clock.now();
        return meetups.map((meetup) => presentMeetup(meetup, userId, now));
      },
    }),
    member.get('/api/meetups', 'listOwnMeetups', {
      summary: 'List the meetups that the user organizes, attends or is waitlisted for, soonest first',
      responses: { 200: many(MeetupResponse, 'At most 50 meetups') },
      handle: async ({ userId }) => {
        const now = clock.now();
        return (await readMeetups.own(userId)).map((meetup) => presentMeetup(meetup, userId, now));
      },
    }),
    member.post('/api/meetups', 'planMeetup', {
      summary: 'Announce a meetup; needs a trust score of 60 or more',
      body: PlanMeetupBody,
      pictureField: VENUE_PICTURE_FIELD,
      responses: {
        200: one(OwnMeetupResponse, 'The meetup is open'),
        403: one(SuspendedResponse, 'The trust score is too low'),
        413: { description: 'The picture is too large' },
      },
      handle: async ({ userId, body }) => {
        const command = { ...commandFrom(body), userId, byStaff: false };
        const { meetupId, requestWithdrawn } = await organizingMeetups.plan(command);
        return { ...(await meetupFor(userId, meetupId)), requestWithdrawn };
      },
    }),
    member.get('/api/meetups/:id', 'getMeetup', {
      summary: 'Get a meetup',
      responses: { 200: one(MeetupResponse, 'The meetup') },
      handle: ({ userId, params }) => meetupFor(userId, params.id),
    }),
    member.patch('/api/meetups/:id', 'updateMeetup', {
      summary: 'Update an own meetup; absent fields stay, null clears a field',
      body: ChangeMeetupBody,
      pictureField: VENUE_PICTURE_FIELD,
      responses: {
        200: one(OwnMeetupResponse, 'The meetup with its changes'),
        404: { description: 'Not found, or not an own meetup' },
        409: { description: 'It has begun or is cancelled, or participants rely on its date' },
        413: { description: 'The picture is too large' },
      },
      handle: async ({ userId, params, body }) => {
        const command = { userId, meetupId: params.id, ...changeFrom(body) };
        const { requestWithdrawn } = await organizingMeetups.change(command);
        return { ...(await meetupFor(userId, params.id)), requestWithdrawn };
      },
    }),
    member.post('/api/meetups/:id/join', 'joinMeetup', {
      summary: 'Attend a meetup; opens its chat, and withdraws a waiting request for the same time',
      responses: {
        200: one(JoinResponse, 'The seat is taken'),
        403: one(SuspendedResponse, 'The user does not meet the limits of the meetup'),
        409: { description: 'Joined already, full, over, or another seat at that time' },
        ...LIMITED,
      },
      handle: async ({ userId, params }) => {
        const joined = await meetupSeats.join(userId, params.id);
        return { message: "You've joined the meetup. Check your matches page for the chat.", ...joined };
      },
    }),
    member.delete('/api/meetups/:id/join', 'leaveMeetup', {
      summary: 'Leave a meetup and its chat, or its waitlist; from its start on only the chat',
      query: DecidedWhileQuery,
      responses: { 200: one(LeaveMeetupResponse), 409: { description: 'It is over, or a seat was found' } },
      handle: async ({ userId, params, query }) => {
        const isWaiting = query.while === 'waiting';
        const outcome = await meetupSeats.leave(userId, params.id, isWaiting);
        return { message: 'You have left the meetup', outcome };
      },
    }),
    member.post('/api/meetups/:id/waitlist', 'joinWaitlist', {
      summary: 'Join the waitlist of a full meetup',
      responses: {
        200: one(WaitlistResponse, 'Waitlisted, or seated where a seat was free'),
        403: one(SuspendedResponse, 'The user does not meet the limits of the meetup'),
        409: { description: 'Joined already, full, over, or another seat at that time' },
        ...LIMITED,
      },
      handle: async ({ userId, params }) => {
        await meetupSeats.joinWaitlist(userId, params.id);
        const { joined, waitlistPosition, matchId } = await meetupFor(userId, params.id);
        const message = joined ? 'A seat was free, and it is yours' : 'You are on the waitlist';
        return { message, outcome: joined ? 'joined' : 'waiting', waitlistPosition, matchId };
      },
    }),
    member.post('/api/meetups/:id/cancel', 'cancelMeetup', {
      summary: 'Cancel an own meetup for all participants',
      responses: { 200: one(MessageResponse) },
      handle: async ({ userId, params }) => {
        await organizingMeetups.cancel(userId, params.id);
        return { message: 'Meeting cancelled' };
      },
    }),
  ];
}
