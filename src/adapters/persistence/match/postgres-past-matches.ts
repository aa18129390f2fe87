import type { EntityManager } from '@mikro-orm/postgresql';
import type { PastMatches } from '../../../application/match/ports.js';
import { SYSTEM_USER_ID } from '../../../domain/chat/chat-message.js';
import { removeBatch } from '../remove-batch.js';

/** The title of a meetup whose texts are erased; the column requires one. */
const ERASED_TITLE = 'Meetup';

/** A row that another transaction has locked is left to the next run, and a chat of two that is open is not past. */
const ERASE_TEXTS = `
  with old as (
    select id, meetup_id, (select venue_image_url from meetups where meetups.id = meetup_id) as picture
    from matches where starts_at < ?::timestamptz and texts_erased_at is null and status <> 'in_touch'
    order by starts_at limit ? for update skip locked),
  meetup as (
    update meetups set title = '${ERASED_TITLE}', description = null, restaurant_name = '', restaurant_address = '',
      venue_image_url = null, latitude = null, longitude = null
    from old where meetups.id = old.meetup_id),
  links as (delete from meetup_links using old where meetup_links.meetup_id = old.meetup_id),
  proposals as (delete from venue_proposals using old where venue_proposals.match_id = old.id),
  areas as (delete from venue_areas using old where venue_areas.match_id = old.id),
  bookings as (delete from venue_bookings using old where venue_bookings.match_id = old.id),
  words as (delete from table_words using old where table_words.match_id = old.id)
  update matches set suggested_location = null, texts_erased_at = now() from old where matches.id = old.id
  returning old.picture`;

const ANONYMIZE = `
  with old as (
    select id, meetup_id from matches
    where starts_at < ?::timestamptz and anonymized_at is null and status <> 'in_touch'
    order by starts_at limit ? for update skip locked),
  seats as (
    select match_id, jsonb_object_agg(status, number) as counts
    from (select match_id, status, count(*) as number from match_members join old on old.id = match_id
      group by match_id, status) by_status
    group by match_id),
  answers as (
    select match_id, count(*) as number, count(*) filter (where attended) as attended,
      sum(cardinality(again)) as again
    from dinner_feedback join old on old.id = match_id group by match_id),
  members as (delete from match_members using old where match_members.match_id = old.id),
  feedback as (delete from dinner_feedback using old where dinner_feedback.match_id = old.id),
  exclusions as (
    update seating_exclusions set match_id = null from old where seating_exclusions.match_id = old.id),
  waitlist as (delete from meetup_waitlist using old where meetup_waitlist.meetup_id = old.meetup_id),
  organizers as (
    update meetups set created_by = ${SYSTEM_USER_ID} from old where meetups.id = old.meetup_id)
  update matches set organizer_id = null, cancelled_by = null, formation = null, anonymized_at = now(),
    anonymous_counts = jsonb_build_object('members', coalesce(seats.counts, '{}'),
      'feedback', coalesce(answers.number, 0), 'attended', coalesce(answers.attended, 0),
      'again', coalesce(answers.again, 0))
  from old left join seats on seats.match_id = old.id left join answers on answers.match_id = old.id
  where matches.id = old.id
  returning matches.id`;

export class PostgresPastMatches implements PastMatches {
  constructor(private readonly em: EntityManager) {}

  async eraseTextsBefore(instant: Date, limit: number): Promise<{ erased: number; pictures: string[] }> {
    const rows = await this.em.execute<Array<{ picture: string | null }>>(ERASE_TEXTS, [instant, limit]);
    return { erased: rows.length, pictures: rows.flatMap(({ picture }) => picture ?? []) };
  }

  async anonymizeBefore(instant: Date, limit: number): Promise<number> {
    return (await this.em.execute<object[]>(ANONYMIZE, [instant, limit])).length;
  }

  removeRequestsBefore(instant: Date, limit: number): Promise<number> {
    return removeBatch(this.em, 'meetup_requests', 'preferred_date < ?::timestamptz::date', [instant], limit);
  }
}
