import type { Coordinates } from '../../src/domain/shared/distance.js';
import { type Memory, slotOf } from './memory.js';
import type { Resident, Wish } from './resident.js';
import type { OpenTable } from './rows.js';

const EARTH_MILES = 3958.76;
const EIGHT_WEEKS_MS = 8 * 7 * 86_400_000;
/** An upper bound of 60 or more is open. */
const OPEN_FROM = 60;

/**
 * The rules of who may sit together, once more and by what the members said: ages, distance, a shared language, the repeat
 * rule, blocks and "never again". Left out is "not the only woman, man or non-binary person", for which no member asks.
 */
export class PairRules {
  /** `table/user` of members whose place at the table was checked. */
  private readonly checked = new Set<string>();

  constructor(private readonly memory: Memory) {}

  /** @returns what is wrong with those who are new at the tables */
  check(tables: readonly OpenTable[], now: Date): string[] {
    return tables.filter(({ isMeetup }) => !isMeetup).flatMap((table) => this.checkNewcomers(table, now));
  }

  private checkNewcomers(table: OpenTable, now: Date): string[] {
    const found: string[] = [];
    const seated = table.seats.map(({ userId, requestId }) => {
      const resident = this.memory.residents.get(userId)!;
      const isOwn = resident.wish?.id === requestId;
      if (!isOwn)
        found.push(
          `${resident.firstName} sits at ${table.id} by request ${requestId}, which they do not have`,
        );
      else {
        resident.wish!.place ??= resident.home;
        resident.wish!.seatedAt ??= now;
      }
      return isOwn ? { resident, wish: resident.wish! } : undefined;
    });
    const known = seated.filter((one) => one !== undefined);
    const isNew = known.filter(({ resident }) => !this.checked.has(`${table.id}/${resident.id}`));
    for (const newcomer of isNew) {
      this.checked.add(`${table.id}/${newcomer.resident.id}`);
      if (slotOf(newcomer.wish) !== slotOf(table))
        found.push(`${newcomer.resident.firstName} asked for ${slotOf(newcomer.wish)}`);
      for (const other of known) {
        const why = other === newcomer ? null : this.misfit(newcomer, other, table, now);
        if (why)
          found.push(`${newcomer.resident.firstName} and ${other.resident.firstName} at ${table.id} ${why}`);
      }
    }
    if (
      isNew.length > 0 &&
      known.some(({ wish }) => wish.sharedLanguage) &&
      !shareLanguage(known.map((one) => one.resident))
    )
      found.push(`the table ${table.id} shares no language, which one of it asked for`);
    return found;
  }

  private misfit(a: Seated, b: Seated, table: OpenTable, now: Date): string | null {
    const pair = `${a.resident.id}/${b.resident.id}`;
    if (a.resident.hidden.has(b.resident.id)) return 'have blocked each other';
    if (a.wish.group.has(b.resident.id)) return null;
    if (this.memory.apart.has(pair)) return 'are never to meet again';
    if (this.memory.parted.has(`${slotOf(table)} ${pair}`))
      return 'were at a table of this slot that one of them left';
    if (!isSought(a, b, now) || !isSought(b, a, now)) return 'are not of the ages that they asked for';
    if (miles(a.wish.place!, b.wish.place!) > Math.min(a.wish.maxDistance, b.wish.maxDistance))
      return 'live too far apart';
    return this.memory.tablesOf(a.resident.id, b.resident.id).some((past) => isTooLately(past, a, b, now))
      ? 'met less than eight weeks ago'
      : null;
  }
}

interface Seated {
  readonly resident: Resident;
  readonly wish: Wish;
}

const isTooLately = (
  { startsAt, absent, again }: { startsAt: Date; absent: Set<number>; again: Set<string> },
  { resident: a }: Seated,
  { resident: b }: Seated,
  now: Date,
): boolean =>
  now.getTime() - startsAt.getTime() < EIGHT_WEEKS_MS &&
  !absent.has(a.id) &&
  !absent.has(b.id) &&
  !(again.has(`${a.id}/${b.id}`) && again.has(`${b.id}/${a.id}`));

function isSought({ wish }: Seated, { resident }: Seated, now: Date): boolean {
  const today = now.toLocaleDateString('en-CA', { timeZone: 'America/New_York' });
  const hadBirthday = today.slice(5) >= resident.bornOn.slice(5);
  const age = Number(today.slice(0, 4)) - Number(resident.bornOn.slice(0, 4)) - (hadBirthday ? 0 : 1);
  const { ageRangeMin: least, ageRangeMax: most } = wish;
  return age >= (least ?? 0) && (most === null || most >= OPEN_FROM || age <= most);
}

const shareLanguage = (residents: readonly Resident[]): boolean =>
  residents[0]!.languages.some((language) =>
    residents.every(({ languages }) => languages.includes(language)),
  );

/** By the haversine formula, from homes as they are stored: to a hundredth of a degree. */
function miles(one: Coordinates, other: Coordinates): number {
  const stored = (degrees: number) => (Math.round(degrees * 100) / 100) * (Math.PI / 180);
  const [lat1, lat2] = [stored(one.latitude), stored(other.latitude)];
  const half = (a: number, b: number) => Math.sin((b - a) / 2) ** 2;
  const h =
    half(lat1, lat2) + Math.cos(lat1) * Math.cos(lat2) * half(stored(one.longitude), stored(other.longitude));
  return 2 * EARTH_MILES * Math.asin(Math.sqrt(h));
}
