import { defineEntity, p } from '@mikro-orm/core';
import { Match } from '../../../domain/match/match.js';
import { MatchMember } from '../../../domain/match/match-member.js';
import { mapped } from '../mapped.js';

export const MatchMapping = defineEntity({
  class: mapped(Match),
  tableName: 'matches',
  properties: {
    id: p.integer().primary(),
    suggestedDate: p.date(),
    suggestedTime: p.string(),
    meetupId: p.integer().nullable(),
    organizerId: p.integer().fieldName('organiser_id').nullable(),
    meetupSeats: p.integer().nullable(),
    venueType: p.string(),
    timeZone: p.string(),
    startsAt: p.datetime().columnType('timestamptz'),
    createdAt: p.datetime().columnType('timestamptz'),
    _suggestedLocation: p.string().nullable(),
    _meetupType: p.string(),
    _matchScore: p.integer(),
    _status: p.string(),
    _cancelledBy: p.integer().nullable(),
    _closedAt: p.datetime().columnType('timestamptz').nullable(),
    _feedbackAskedAt: p.datetime().columnType('timestamptz').nullable(),
    _formation: p.json().nullable(),
    _updatedAt: p.datetime().columnType('timestamptz'),
    _version: p.integer().version(),
  },
});

export const MatchMemberMapping = defineEntity({
  class: mapped(MatchMember),
  tableName: 'match_members',
  properties: {
    id: p.integer().primary(),
    matchId: p.integer(),
    userId: p.integer(),
    requestId: p.integer().nullable(),
    _joinedAt: p.datetime().columnType('timestamptz'),
    _status: p.string(),
    _leftAt: p.datetime().columnType('timestamptz').nullable(),
    _excused: p.boolean(),
    _consentsToPair: p.boolean(),
    _lateMinutes: p.integer().nullable(),
    _remindedAt: p.datetime().columnType('timestamptz').nullable(),
  },
});
