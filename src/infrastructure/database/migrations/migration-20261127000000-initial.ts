import { Migration } from '@mikro-orm/migrations';
import { accounts } from './initial/accounts.js';
import { afterTheMeal } from './initial/after-the-meal.js';
import { auditLog } from './initial/audit-log.js';
import { changeFeed } from './initial/change-feed.js';
import { chats } from './initial/chats.js';
import { instance } from './initial/instance.js';
import { matches } from './initial/matches.js';
import { meetups } from './initial/meetups.js';
import { moderation } from './initial/moderation.js';
import { notifications } from './initial/notifications.js';
import { requests } from './initial/requests.js';
import { sessions } from './initial/sessions.js';
import { venues } from './initial/venues.js';

/** Tables whose ids begin at 1000, because lower ones belong to the system. */
const NUMBERED_FROM_1000 = [
  ...['users', 'pending_registrations', 'password_resets', 'phone_verifications', 'user_survey_responses'],
  ...['second_factors', 'blocks', 'meetup_requests', 'seating_runs', 'meetups', 'meetup_waitlist', 'matches'],
  ...['match_members', 'chat_messages', 'venue_proposals', 'dinner_feedback', 'suspensions'],
  'verification_reviews',
];

/**
 * The whole schema, one file a context, each after those that it refers to. Indexes stand below their table; constraints
 * of one column, and unique ones, have the names that PostgreSQL gives them. It is edited until the first release and
 * never afterwards. See ADR 66.
 */
export class Initial extends Migration {
  override up(): void {
    for (const context of [
      ...[accounts, sessions, auditLog, requests, meetups, matches, chats, venues, afterTheMeal, moderation],
      ...[notifications, instance, changeFeed],
    ])
      this.addSql(context);
    for (const table of NUMBERED_FROM_1000) this.addSql(`alter sequence ${table}_id_seq restart with 1000`);
  }
}
