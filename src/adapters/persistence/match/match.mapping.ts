import { defineEntity, p } from '@mikro-orm/core';
import { Match } from '../../../domain/match/match.js';
import { MatchMember } from '../../../domain/match/match-member.js';
import { mapped } from '../mapped.js';

export const MatchMapping = defineEntity({
  class: mapped(Match),
  tableName: 'matches',
  properties: {
    id: p.integer().primary(),
    suggestedDate: p.date().fieldName('suggested_date'),
    suggestedTime: p.string().fieldName('suggested_time'),
    meetupId: p.integer().fieldName('meetup_id').nullable(),
    organiserId: p.integer().fieldName('organiser_id').nullable(),
    meetupSeats: p.integer().fieldName('meetup_seats').nullable(),
    venueType: p.string().fieldName('venue_type'),
    timeZone: p.string().fieldName('time_zone'),
    startsAt: p.datetime().fieldName('starts_at').columnType('timestamptz'),
    createdAt: p.datetime().fieldName('created_at').columnType('timestamptz'),
    _suggestedLocation: p.string().fieldName('suggested_location').nullable(),
    _meetupType: p.string().fieldName('meetup_type'),
    _matchScore: p.integer().fieldName('match_score'),
    _status: p.string().fieldName('status'),
    _cancelledBy: p.integer().fieldName('cancelled_by').nullable(),
    _closedAt: p.datetime().fieldName('closed_at').columnType('timestamptz').nullable(),
    _remindedAt: p.datetime().fieldName('reminded_at').columnType('timestamptz').nullable(),
    _formation: p.json().fieldName('formation').nullable(),
    _updatedAt: p.datetime().fieldName('updated_at').columnType('timestamptz'),
    _version: p.integer().version().fieldName('version'),
  },
});

export const MatchMemberMapping = defineEntity({
  class: mapped(MatchMember),
  tableName: 'match_members',
  properties: {
    id: p.integer().primary(),
    matchId: p.integer().fieldName('match_id'),
    userId: p.integer().fieldName('user_id'),
    requestId: p.integer().fieldName('request_id').nullable(),
    _joinedAt: p.datetime().fieldName('joined_at').columnType('timestamptz'),
    _status: p.string().fieldName('status'),
    _leftAt: p.datetime().fieldName('left_at').columnType('timestamptz').nullable(),
    _excused: p.boolean().fieldName('excused'),
    _consentsToPair: p.boolean().fieldName('consents_to_pair'),
  },
});
