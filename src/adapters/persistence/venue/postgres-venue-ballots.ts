import type { EntityManager } from '@mikro-orm/postgresql';
import type { VenueBallots } from '../../../application/venue/ports.js';
import { isOpenMatchSql } from '../status-sql.js';
import { BOOKING_ASKED_HOURS, type BookingState, NO_BOOKING } from '../../../domain/venue/booking.js';
import { HOUR_MS } from '../../../domain/shared/durations.js';
import type { Match } from '../../../domain/match/match.js';
import {
  type BallotState,
  type ProposedVenue,
  VenueBallot,
  type VenueVote,
} from '../../../domain/venue/venue-ballot.js';

const VENUES = `
  select id, name, address, latitude, longitude, website, phone, booking_policy as "bookingPolicy", openness,
    by_product as "byProduct", proposed_by as "proposedBy", proposed_at as "proposedAt", is_full as "isFull",
    is_chosen as "isChosen"
  from venue_proposals where match_id = ? order by id`;

const VOTES = `
  select user_id as "userId", venue_id as "venueId", voted_at as "votedAt"
  from venue_votes where match_id = ? order by voted_at, user_id`;

/** Runs before the new choice is saved, because a partial unique index allows one chosen venue. */
const CLEAR_CHOICE = `
  update venue_proposals set is_chosen = false where match_id = ? and is_chosen and id is distinct from ?::int`;
const CHOOSE = `update venue_proposals set is_chosen = true where match_id = ? and id = ? and not is_chosen`;
const MARK_FULL = `update venue_proposals set is_full = true where match_id = ? and id = any (?::int[]) and not is_full`;
const DELETE_VENUES = `delete from venue_proposals where match_id = ? and not id = any (?::int[])`;
const ADD_VENUE = `
  insert into venue_proposals (match_id, name, address, latitude, longitude, website, phone, booking_policy, openness,
    by_product, proposed_by, proposed_at, is_chosen)
  values (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`;

const CAST = `jsonb_to_recordset(?::jsonb) cast_vote ("userId" int, "venueId" int, "votedAt" timestamptz)`;
const DELETE_VOTES = `delete from venue_votes where match_id = ? and user_id not in (select "userId" from ${CAST})`;
const SAVE_VOTES = `
  insert into venue_votes (match_id, user_id, venue_id, voted_at)
  select ?, "userId", "venueId", "votedAt" from ${CAST}
  on conflict (match_id, user_id) do update set venue_id = excluded.venue_id, voted_at = excluded.voted_at
  where venue_votes.venue_id <> excluded.venue_id`;

const BOOKING = `
  select asked_at as "askedAt", booker_id as "bookerId", is_calling as "isCalling", caller_ids as "callerIds", outcome,
    booked_as as "bookedAs", told_at as "toldAt", reopened_at as "reopenedAt", picker_id as "pickerId"
  from venue_bookings where match_id = ?`;
const SAVE_BOOKING = `
  insert into venue_bookings (match_id, asked_at, booker_id, is_calling, caller_ids, outcome, booked_as, told_at,
    reopened_at, picker_id, next_step_at)
  values (?, ?, ?, ?, ?::int[], ?, ?, ?, ?, ?, ?)
  on conflict (match_id) do update set asked_at = excluded.asked_at, booker_id = excluded.booker_id,
    is_calling = excluded.is_calling, caller_ids = excluded.caller_ids, outcome = excluded.outcome, booked_as = excluded.booked_as, told_at = excluded.told_at,
    reopened_at = excluded.reopened_at, picker_id = excluded.picker_id, next_step_at = excluded.next_step_at`;

/** A table is ahead for a day after its first step is due at most, so that steps of tables that were canceled are not read. */
const DUE = `
  select m.id from venue_bookings b join matches m on m.id = b.match_id
  where b.next_step_at <= ?::timestamptz and b.next_step_at > ?::timestamptz
    and ${isOpenMatchSql('m.status')} and m.starts_at > ?::timestamptz and m.id > ?
  order by m.id limit ?`;

interface BookingRow extends Pick<
  BookingState,
  'askedAt' | 'bookerId' | 'isCalling' | 'callerIds' | 'toldAt'
> {
  readonly outcome: 'booked' | 'not_needed' | null;
  readonly bookedAs: string | null;
  readonly reopenedAt: Date | null;
  readonly pickerId: number | null;
}

/** The rows of a ballot are protected by the row lock of its match, which callers acquire first. */
export class PostgresVenueBallots implements VenueBallots {
  constructor(private readonly em: EntityManager) {}

  async of(table: Match): Promise<VenueBallot> {
    type VenueRow = ProposedVenue & { readonly id: number; readonly isChosen: boolean };
    const rows = await this.em.execute<VenueRow[]>(VENUES, [table.id]);
    const votes = await this.em.execute<VenueVote[]>(VOTES, [table.id]);
    const [known] = await this.em.execute<Array<{ area: string }>>(
      `select area from venue_areas where match_id = ?`,
      [table.id],
    );
    const [booking] = await this.em.execute<BookingRow[]>(BOOKING, [table.id]);
    const chosen = rows.find(({ isChosen }) => isChosen) ?? null;
    return VenueBallot.restore(table, {
      venues: rows,
      votes,
      chosen,
      area: known?.area ?? null,
      booking: booking ? bookingOf(booking) : NO_BOOKING,
      reopenedAt: booking?.reopenedAt ?? null,
      pickerId: booking?.pickerId ?? null,
    });
  }

  async due(now: Date, limit: number, after = 0): Promise<number[]> {
    const dayBefore = new Date(now.getTime() - BOOKING_ASKED_HOURS * HOUR_MS);
    const rows = await this.em.execute<Array<{ id: number }>>(DUE, [now, dayBefore, now, after, limit]);
    return rows.map(({ id }) => id);
  }

  async save({ matchId, state, nextStepAt }: VenueBallot): Promise<void> {
    await this.saveVenues(matchId, state);
    const values = [matchId, JSON.stringify(state.votes)];
    await this.em.execute(DELETE_VOTES, values);
    await this.em.execute(SAVE_VOTES, values);
    await this.saveArea(matchId, state.area);
    await this.saveBooking(matchId, state, nextStepAt);
  }

  private async saveVenues(matchId: number, { venues, chosen }: BallotState): Promise<void> {
    const kept = venues.flatMap(({ id }) => id ?? []);
    await this.em.execute(DELETE_VENUES, [matchId, `{${kept.join(',')}}`]);
    await this.em.execute(CLEAR_CHOICE, [matchId, chosen?.id ?? null]);
    for (const venue of venues) {
      if (venue.id !== null) continue;
      const { name, address, latitude, longitude, byProduct, proposedBy, proposedAt } = venue;
      const { website, phone, bookingPolicy, openness } = venue;
      const place = [name, address, latitude, longitude, website, phone, bookingPolicy, openness];
      const origin = [byProduct, proposedBy, proposedAt];
      await this.em.execute(ADD_VENUE, [matchId, ...place, ...origin, venue === chosen]);
    }
    if (chosen?.id) await this.em.execute(CHOOSE, [matchId, chosen.id]);
    const full = venues.filter(({ isFull }) => isFull).map(({ id }) => id);
    if (full.length > 0) await this.em.execute(MARK_FULL, [matchId, `{${full.join(',')}}`]);
  }

  private async saveBooking(matchId: number, state: BallotState, nextStepAt: Date | null): Promise<void> {
    const { booking, reopenedAt, pickerId } = state;
    const { askedAt, bookerId, isCalling, callerIds, outcome, toldAt } = booking;
    const bookedAs = outcome?.kind === 'booked' ? outcome.bookedAs : null;
    const call = [isCalling, `{${callerIds.join(',')}}`];
    const task = [askedAt, bookerId, ...call, outcome?.kind ?? null, bookedAs, toldAt];
    await this.em.execute(SAVE_BOOKING, [matchId, ...task, reopenedAt, pickerId, nextStepAt]);
  }

  private async saveArea(matchId: number, area: string | null): Promise<void> {
    if (area === null) await this.em.execute(`delete from venue_areas where match_id = ?`, [matchId]);
    else
      await this.em.execute(
        `insert into venue_areas (match_id, area) values (?, ?)
         on conflict (match_id) do update set area = excluded.area`,
        [matchId, area],
      );
  }
}

const bookingOf = ({ outcome, bookedAs, ...task }: BookingRow): BookingState => ({
  askedAt: task.askedAt,
  bookerId: task.bookerId,
  toldAt: task.toldAt,
  isCalling: task.isCalling,
  callerIds: task.callerIds,
  outcome: outcome === 'booked' ? { kind: 'booked', bookedAs } : outcome && { kind: outcome },
});
