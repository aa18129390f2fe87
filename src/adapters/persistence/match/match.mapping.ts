import { defineEntity, p } from '@mikro-orm/core';
import type { MatchState } from '../../../domain/match/match-state.js';
import type { MemberState } from '../../../domain/match/match-member.js';

export const MatchRecord = defineEntity({
  name: 'MatchRecord',
  tableName: 'matches',
  properties: {
    id: p.integer().primary(),
    suggestedDate: p.date(),
    suggestedTime: p.string(),
    meetupId: p.integer().nullable(),
    organizerId: p.integer().fieldName('organizer_id').nullable(),
    meetupSeats: p.integer().nullable(),
    venueType: p.string().$type<MatchState['venueType']>(),
    timeZone: p.string(),
    startsAt: p.datetime().columnType('timestamptz'),
    createdAt: p.datetime().columnType('timestamptz'),
    suggestedLocation: p.string().nullable(),
    meetupType: p.string().$type<MatchState['meetupType']>(),
    matchScore: p.integer(),
    status: p.string().$type<MatchState['status']>(),
    cancelledBy: p.integer().nullable(),
    closedAt: p.datetime().columnType('timestamptz').nullable(),
    feedbackAskedAt: p.datetime().columnType('timestamptz').nullable(),
    formation: p.json().$type<NonNullable<MatchState['formation']>>().nullable(),
    updatedAt: p.datetime().columnType('timestamptz'),
    version: p.integer().version(),
  },
});

export const MatchMemberRecord = defineEntity({
  name: 'MatchMemberRecord',
  tableName: 'match_members',
  properties: {
    id: p.integer().primary(),
    matchId: p.integer(),
    userId: p.integer(),
    requestId: p.integer().strictNullable(),
    joinedAt: p.datetime().columnType('timestamptz'),
    status: p.string().$type<MemberState['status']>(),
    leftAt: p.datetime().columnType('timestamptz').strictNullable(),
    excused: p.boolean(),
    consentsToPair: p.boolean(),
    lateMinutes: p.integer().strictNullable(),
    remindedAt: p.datetime().columnType('timestamptz').strictNullable(),
    arrivedAt: p.datetime().columnType('timestamptz').strictNullable(),
  },
});
