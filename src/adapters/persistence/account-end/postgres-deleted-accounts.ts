import type { EntityManager } from '@mikro-orm/postgresql';
import type { AccountData, DeletedAccounts } from '../../../application/account-end/ports.js';
import { SYSTEM_USER_ID } from '../../../domain/chat/chat-message.js';

/**
 * The shared answers of two members derive from their surveys and interests, so they are deleted with either account.
 */
const DELETE_SHARED_ANSWERS = `
  update matches m set formation = jsonb_set(m.formation, '{pairs}', coalesce((
    select jsonb_agg(pair) from jsonb_array_elements(m.formation -> 'pairs') pair
    where not (pair ->> 'a' = ?::text or pair ->> 'b' = ?::text)), '[]'))
  where m.formation is not null and m.id in (select match_id from match_members where user_id = ?)`;

const DELETE_SHARED_PLANS = `
  delete from shared_plans p using match_members seat where seat.id = p.seat_id and seat.user_id = ?`;

export class PostgresAccountData implements AccountData {
  constructor(private readonly em: EntityManager) {}

  async remove({ id, email }: { id: number; email: string }): Promise<void> {
    await this.em.execute(`delete from user_survey_responses where user_id = ?`, [id]);
    await this.em.execute(`delete from private_preferences where user_id = ?`, [id]);
    // The requests stay in what others see of past tables, without what they asked of them and where the user was.
    await this.em.execute(
      `update meetup_requests set shared_language = false, not_the_only = null, has_seat_place = false,
         seat_latitude = null, seat_longitude = null where user_id = ?`,
      [id],
    );
    await this.em.execute(`delete from phone_verifications where user_id = ?`, [id]);
    await this.em.execute(`delete from notification_opt_outs where user_id = ?`, [id]);
    await this.em.execute(`delete from push_devices where user_id = ?`, [id]);
    await this.em.execute(`delete from split_offer_movers where user_id = ?`, [id]);
    await this.em.execute(`delete from weekly_questions where user_id = ?`, [id]);
    await this.em.execute(`delete from known_devices where user_id = ?`, [id]);
    await this.em.execute(`delete from calendar_feeds where user_id = ?`, [id]);
    await this.em.execute(`delete from account_activity where user_id = ?`, [id]);
    await this.em.execute(`delete from email_proofs where user_id = ?`, [id]);
    await this.em.execute(`delete from undeliverable_addresses where user_id = ?`, [id]);
    await this.em.execute(`delete from sent_mails where email = ?`, [email]);
    await this.em.execute(`delete from invitation_uses where user_id = ?`, [id]);
    await this.em.execute(`delete from second_factors where user_id = ?`, [id]);
    await this.em.execute(`delete from password_resets where lower(email) = ?`, [email]);
    await this.em.execute(`update dinner_feedback set note = null where user_id = ?`, [id]);
    await this.em.execute(`delete from chat_offers where first_id = ? or second_id = ?`, [id, id]);
    await this.em.execute(DELETE_SHARED_PLANS, [id]);
    await this.em.execute(`delete from home_safe_questions where user_id = ?`, [id]);
    await this.em.execute(`delete from reliability_misses where user_id = ?`, [id]);
    await this.em.execute(`delete from venue_votes where user_id = ?`, [id]);
    // The venue stays on the ballot for the other members, without its proposer.
    await this.em.execute(`update venue_proposals set proposed_by = null where proposed_by = ?`, [id]);
    await this.em.execute(
      `update venue_bookings set caller_ids = array_remove(caller_ids, ?) where ? = any (caller_ids)`,
      [id, id],
    );
    await this.em.execute(DELETE_SHARED_ANSWERS, [String(id), String(id), id]);
    await this.em.execute(`update users set google_id = null where id = ?`, [id]);
  }
}

/**
 * Open reports do not delay an erasure, because their evidence is a copy. Requests, seats, messages, feedback and waitlist entries are
 * deleted by cascade with the user's row.
 */
export class PostgresDeletedAccounts implements DeletedAccounts {
  constructor(private readonly em: EntityManager) {}

  async dueForErasure(before: Date, limit: number, after = 0): Promise<number[]> {
    const rows = await this.em.execute<Array<{ id: number }>>(
      `select id from users where deleted_at < ?::timestamptz and id > ? order by id limit ?`,
      [before, after, limit],
    );
    return rows.map(({ id }) => id);
  }

  async erase(userId: number): Promise<void> {
    // Past meetups stay in the history of their participants: the system user becomes the organizer.
    await this.em.execute(`update meetups set created_by = ? where created_by = ?`, [SYSTEM_USER_ID, userId]);
    // Only the outcome of a review stays.
    await this.em.execute(
      `update verification_reviews set note = null, compared_with = null where user_id = ?`,
      [userId],
    );
    // Until then the name stays, because the table is found under it.
    await this.em.execute(`update venue_bookings set booked_as = null where booker_id = ?`, [userId]);
    // What others said of the user, where no foreign key removes the id.
    await this.em.execute(
      `update dinner_feedback set again = array_remove(again, ?), came = array_remove(came, ?),
         did_not_come = array_remove(did_not_come, ?)
       where ? = any (again || came || did_not_come)`,
      [userId, userId, userId, userId],
    );
    await this.em.execute(`delete from sessions where sess -> 'passport' ->> 'user' = ?::text`, [
      String(userId),
    ]);
    await this.em.execute(`delete from users where id = ? and deleted_at is not null`, [userId]);
  }
}
