import type { ComingToTables } from '../../../application/attendance/coming-to-tables.js';
import type { GivingFeedback } from '../../../application/feedback/giving-feedback.js';
import type { LeavingTables } from '../../../application/match/leaving-tables.js';
import type { MatchQueries } from '../../../application/match/match-views.js';
import type { Clock } from '../../../application/shared/ports.js';
import { calendarFile } from '../../../application/notifications/calendar-file.js';
import { MatchNotFound } from '../../../domain/match/match-errors.js';
import { isPairChat } from '../../../domain/match/match-status.js';
import type { TimeZone } from '../../../domain/shared/time-zone.js';
import { notThere } from '../http-error.js';
import { MessageResponse } from '../message-response.js';
import { many, one, polledRoute, type Route } from '../route.js';
import {
  CancelResponse,
  FeedbackBody,
  LeaveResponse,
  MatchListQuery,
  MatchResponse,
  ProfileResponse,
} from './match.dto.js';
import { languageOf } from '../language-of.js';
import { presentMatch, presentProfile, presentTableEvent } from './match.presenter.js';
import { routesFor } from '../routes-for.js';

export interface MatchServices {
  readonly queries: MatchQueries;
  readonly leavingTables: LeavingTables;
  readonly comingToTables: ComingToTables;
  readonly givingFeedback: GivingFeedback;
  readonly clock: Clock;
  readonly homeZone: TimeZone;
  readonly appName: () => string;
  readonly publicUrl: string;
}

const tag = 'Matches';
const member = routesFor('member', tag);
const LEFT_INSTEAD = 'You cancelled another table in the last 30 days, so this counted as leaving the match';

export function matchRoutes(services: MatchServices): Route[] {
  return [
    polledRoute({
      path: '/api/user/matches',
      tag,
      operationId: 'listMatches',
      summary: 'List the upcoming matches of the user, soonest first; others on request',
      query: MatchListQuery,
      queries: [{ include: 'past,pairs' }],
      responses: { 200: many(MatchResponse, 'At most 50 matches') },
      answer: async (userId, { include = '' }: MatchListQuery) => {
        const now = services.clock.now();
        const also = { past: include.includes('past'), pairs: include.includes('pairs') };
        return (await services.queries.matchesOf(userId, also)).map((row) => presentMatch(row, now));
      },
      tagsOf: (matches) => matches.map(({ id }) => `match:${id}`),
    }),
    member.get('/api/matches/:id', 'getMatch', {
      summary: 'Get a match',
      responses: { 200: one(MatchResponse, 'The match') },
      handle: async ({ userId, params }) => {
        const row = await services.queries.matchOf(userId, params.id);
        if (!row) throw new MatchNotFound();
        return presentMatch(row, services.clock.now());
      },
    }),
    member.get('/api/matches/:id/calendar.ics', 'getMatchCalendar', {
      summary: 'Get a match as an iCalendar file',
      responses: {
        200: {
          description: 'An iCalendar file with one event',
          mediaType: 'text/calendar',
          headers: ['Content-Disposition'],
        },
      },
      handle: async ({ userId, params, request, response }) => {
        const row = await services.queries.matchOf(userId, params.id);
        if (!row || isPairChat(row.status)) throw new MatchNotFound();
        const { appName, publicUrl } = services;
        response.attachment(`table-${row.id}.ics`).type('text/calendar; charset=utf-8');
        const around = { appName: appName(), publicUrl, language: languageOf(request) };
        response.send(calendarFile(presentTableEvent(row), around));
      },
    }),
    member.post('/api/matches/:id/confirm', 'confirmSeat', {
      summary: 'Confirm the seat; at a table of two, also that two is fine',
      responses: { 200: one(MessageResponse) },
      handle: async ({ userId, params }) => {
        await services.comingToTables.confirm({ userId, matchId: params.id });
        return { message: 'See you there!' };
      },
    }),
    member.post('/api/matches/:id/feedback', 'giveFeedback', {
      summary: 'Give feedback on a match, from its end until it is archived; replaces earlier feedback',
      body: FeedbackBody,
      responses: {
        200: one(MessageResponse, 'Saved; other members never see it'),
        409: { description: 'Too early or too late' },
        429: { description: 'Too many concerns in a day' },
      },
      handle: async ({ userId, params, body }) => {
        const note = body.note ?? null;
        await services.givingFeedback.give({ ...body, note, userId, matchId: params.id });
        return { message: 'Thank you!' };
      },
    }),
    member.delete('/api/matches/:id/leave', 'leaveMatch', {
      summary: 'Leave a match; from its start on this closes its chat for the user only',
      responses: { 200: one(LeaveResponse, 'The outcome') },
      handle: async ({ userId, params }) => {
        const outcome = await services.leavingTables.leave({ userId, matchId: params.id });
        const message = outcome === 'left' ? 'You have left the match' : 'You have left the chat';
        return { message, outcome };
      },
    }),
    member.delete('/api/matches/:id', 'cancelMatch', {
      summary: 'Cancel a match for all members until it starts; a second time within 30 days acts as leaving',
      responses: {
        200: one(CancelResponse, 'The outcome'),
        409: { description: 'It has started or is over' },
      },
      handle: async ({ userId, params }) => {
        const outcome = await services.leavingTables.cancel({ userId, matchId: params.id });
        return outcome === 'cancelled'
          ? { message: 'Meeting cancelled', outcome, reason: null }
          : { message: LEFT_INSTEAD, outcome, reason: 'cancelled_recently' };
      },
    }),
    member.get('/api/user/profile/:id', 'getTableMate', {
      summary: 'Get the profile of a table-mate',
      responses: { 200: one(ProfileResponse, 'The profile') },
      handle: async ({ userId, params }) => {
        const row = await services.queries.profileFor(userId, params.id);
        if (!row) throw notThere();
        return presentProfile(row, services.clock.now(), services.homeZone);
      },
    }),
  ];
}
