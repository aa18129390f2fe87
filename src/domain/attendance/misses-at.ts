import { HOUR_MS } from '../shared/durations.js';
import { LATE_CANCEL_HOURS } from './attendance-rules.js';
import type { MissKind, SeatRecord, TableRecord } from './table-record.js';

/** How many other members must say that a member did not come, none of the others saying that they did. */
const WITNESSES_NEEDED = 2;
/**
 * How many other members a table needs at least for a no-show to count. With two, both would have to say it, and the
 * member would know that both did.
 */
const OTHERS_NEEDED = 3;

/** Who missed a table, and how; at most one entry per member, by user id. See ADR 52. */
export function missesAt(table: TableRecord): Array<{ readonly userId: number; readonly kind: MissKind }> {
  return table.seats
    .flatMap((seat) => {
      const kind = kindOfMiss(seat, table);
      return kind ? [{ userId: seat.userId, kind }] : [];
    })
    .sort((a, b) => a.userId - b.userId);
}

function kindOfMiss(seat: SeatRecord, table: TableRecord): MissKind | null {
  if (seat.isSeated) return hasNotCome(seat, table) ? 'no_show' : null;
  return hasCanceledLate(seat, table.startsAt) ? 'late_cancellation' : null;
}

/** The statement of the member about themselves counts neither for nor against them. */
function hasNotCome(
  { userId, saidLate }: SeatRecord,
  { tookPlace, seats, testimonies }: TableRecord,
): boolean {
  if (!tookPlace || saidLate) return false;
  const others = new Set(
    seats.filter((seat) => seat.isSeated && seat.userId !== userId).map((seat) => seat.userId),
  );
  if (others.size < OTHERS_NEEDED) return false;
  const heard = testimonies.filter((testimony) => others.has(testimony.userId));
  if (heard.some(({ met }) => met.includes(userId))) return false;
  const witnesses = new Set(heard.filter(({ missed }) => missed.includes(userId)).map((said) => said.userId));
  return witnesses.size >= WITNESSES_NEEDED;
}

/** A seat that a member got as late as that may be given up as late. */
function hasCanceledLate({ gaveUpAt, isExcused, joinedAt }: SeatRecord, startsAt: Date): boolean {
  if (!gaveUpAt || isExcused || gaveUpAt > startsAt) return false;
  const lateFrom = new Date(startsAt.getTime() - LATE_CANCEL_HOURS * HOUR_MS);
  return gaveUpAt >= lateFrom && joinedAt < lateFrom;
}
