import { zoneOf } from '../../../src/adapters/geocoding/time-zone-of.js';
import { HOME_SAFE_AFTER_HOURS, HOME_SAFE_ASKED_UNTIL_HOURS } from '../../../src/domain/safety/home-safe.js';
import { NO_REPEAT_WEEKS } from '../../../src/domain/seating/model/repeat-rule.js';
import { TABLE_SIZE } from '../../../src/domain/seating/model/table-size.js';
import { AgeRange, ageOn } from '../../../src/domain/shared/age.js';
import { type Coordinates, milesBetween } from '../../../src/domain/shared/distance.js';
import { finalRunOf, lastSeatingOf, startOf } from '../../../src/domain/shared/slot.js';
import { localDate, localHour, type TimeZone } from '../../../src/domain/shared/time-zone.js';
import { type Look, openTables, type Request, sitsAt, slotOf, type Table } from './look.js';
import { ASSESSED_AFTER_HOURS, hoursSince, type Past } from './past.js';

const HOME_ZONE = 'America/New_York';
const zoneAt = (place: Coordinates | null): TimeZone => (place ? zoneOf(place) : HOME_ZONE);

/** A step of the model: the states before and after an act, and the users whose act it was. */
export interface Step {
  readonly before: Look;
  readonly after: Look;
  readonly past: Past;
  readonly actors: readonly number[];
  /** Whether the act may give up the seat of its users. */
  readonly givesUp: boolean;
  /** Whether the jobs that are due have run. */
  readonly isSettled: boolean;
}

const when = ({ id, startsAt, meetup }: Table): string =>
  `${meetup ? 'meetup' : 'table'} ${id} of ${new Date(startsAt).toISOString()}`;

type Rule = (step: Step) => string[];

const isWaitingOrSeated = ({ status }: Request): boolean => status === 'active' || status === 'matched';

/** A user has at most one seat, at a meetup too, for a date and time; matches with different starts may overlap. */
const oneSeatAtATime: Rule = ({ after }) =>
  openTables(after).flatMap((one) =>
    openTables(after)
      .filter((other) => other.id > one.id && other.startsAt === one.startsAt)
      .flatMap((other) =>
        one.seated
          .filter(({ userId }) => sitsAt(other, userId))
          .map(({ userId }) => `${userId} sits at ${when(one)} and at ${when(other)}`),
      ),
  );

const oneRequestEach: Rule = ({ after }) => {
  const open = [...after.requests.values()].filter(isWaitingOrSeated).map(({ userId }) => userId);
  return open.filter((id, at) => open.indexOf(id) !== at).map((id) => `${id} has two open requests`);
};

/** A newcomer fits everybody at the table; of friends who come together only blocks count. */
const newcomersFit: Rule = ({ before, after, past }) =>
  openTables(after)
    .filter(({ meetup }) => !meetup)
    .flatMap((table) =>
      table.seated
        .filter(({ userId }) => !isSeatedAt(before, table.id, userId))
        .flatMap((newcomer) =>
          table.seated
            .filter(({ userId }) => userId !== newcomer.userId)
            .flatMap((other) => {
              const [a, b] = [newcomer, other].map(({ requestId }) => after.requests.get(requestId ?? 0));
              const why = a && b ? misfit(a, b, table, after, past) : 'has no request';
              return why ? [`${newcomer.userId} ${why} ${other.userId} at ${table.id}`] : [];
            }),
        ),
    );

function misfit(a: Request, b: Request, table: Table, look: Look, past: Past): string | null {
  if (look.blocks.has(`${a.userId}/${b.userId}`)) return 'is blocked from';
  const [wanted, ...given] = [table, a, b].map((one) => JSON.stringify(slotOf(one)));
  if (given.some((slot) => slot !== wanted)) return 'asked for another slot than';
  const groupOf = (one: Request) => look.friends.find(({ requestId }) => requestId === one.id)?.group;
  if (groupOf(a) !== undefined && groupOf(a) === groupOf(b)) return null;
  if (!isSought(a, b, look.at) || !isSought(b, a, look.at)) return 'is not of the age that fits';
  if (!a.place || !b.place) {
    if (a.place !== b.place) return 'and a place, which one of them has, do not fit';
  } else if (milesBetween(a.place, b.place) > Math.min(a.maxDistance, b.maxDistance))
    return 'is too far from';
  if (hasLeft(a, b, look) || hasLeft(b, a, look)) return 'left, or was left by,';
  return haveMet(a.userId, b.userId, look.at, past) ? 'was at a table lately with' : null;
}

const isSought = (by: Request, one: Request, now: Date): boolean =>
  AgeRange.of(by.ageRangeMin, by.ageRangeMax).includes(
    ageOn(one.dateOfBirth, localDate(now, zoneAt(one.place))),
  );

/** Whether one has left an open table of the slot at which the other sits. */
const hasLeft = (gone: Request, seated: Request, look: Look): boolean =>
  openTables(look).some(
    (table) =>
      JSON.stringify(slotOf(table)) === JSON.stringify(slotOf(gone)) &&
      !table.meetup &&
      sitsAt(table, seated.userId) &&
      !sitsAt(table, gone.userId) &&
      table.everSeated.some(({ userId }) => userId === gone.userId),
  );

/** Whether both were at a table when it began, within the weeks of the repeat rule, and did not both say "again". */
const haveMet = (a: number, b: number, now: Date, past: Past): boolean =>
  [...past.tables.values()].some(
    ({ isMeetup, startsAt, userIds, said }) =>
      !isMeetup &&
      hoursSince(startsAt, now) <= NO_REPEAT_WEEKS * 7 * 24 &&
      userIds.includes(a) &&
      userIds.includes(b) &&
      !(said.get(a)?.again.includes(b) && said.get(b)?.again.includes(a)),
  );

/** A new table begins at 13:00 or 18:00 on its Saturday where one of its members was when they were seated. */
const startsByItsClock: Rule = ({ before, after }) =>
  openTables(after)
    .filter(({ id, meetup }) => !meetup && !before.tables.has(id))
    .flatMap(({ id, startsAt, date, meal, seated }) => {
      const places = seated.map(({ requestId }) => after.requests.get(requestId ?? 0)?.place ?? null);
      const hour = meal === 'lunch' ? 13 : 18;
      const zones = [...new Set(places.map(zoneAt))];
      const isRight = (zone: TimeZone) =>
        localHour(new Date(startsAt), zone) === hour && localDate(new Date(startsAt), zone) === date;
      return zones.some(isRight)
        ? []
        : [`${id} (${date} ${meal}) begins at ${new Date(startsAt).toISOString()} in ${zones}`];
    });

/** Friends who come together sit at one table or at none. */
const friendsStayTogether: Rule = ({ after }) =>
  [...Map.groupBy(after.friends, ({ group }) => group)].flatMap(([group, members]) => {
    const tables = members.map(
      ({ requestId }) =>
        openTables(after).find(({ seated }) => seated.some((seat) => seat.requestId === requestId))?.id ??
        'none',
    );
    return new Set(tables).size > 1 ? [`the friends of group ${group} sit at the tables ${tables}`] : [];
  });

/** Two who agreed to meet as a pair get nobody else. */
const pairsStayTwo: Rule = ({ before, after }) =>
  openTables(before)
    .filter(
      ({ meetup, seated }) =>
        !meetup && seated.length === TABLE_SIZE.pair && seated.every((one) => one.consents),
    )
    .flatMap(({ id, seated }) =>
      after.tables
        .get(id)!
        .seated.filter(({ userId }) => !seated.some((one) => one.userId === userId))
        .map(({ userId }) => `${userId} joined the pair at ${id}`),
    );

const tablesTakePlace: Rule = ({ after, past }) =>
  [...past.tables.keys()]
    .map((id) => after.tables.get(id)!)
    .filter(({ status }) => status === 'cancelled' || status === 'dissolved')
    .map(({ id, status }) => `${id} was ${status} after its start`);

const seatsCountForFeedback: Rule = ({ past }) => past.refusedFeedback;

/** Everybody who sat at a table when it began is asked whether they are home safe. */
const seatsCountForHomeSafe: Rule = ({ after, past, isSettled }) =>
  [...past.tables.values()]
    .filter(({ startsAt }) => {
      const hours = hoursSince(startsAt, after.at);
      return isSettled && hours >= HOME_SAFE_AFTER_HOURS && hours < HOME_SAFE_ASKED_UNTIL_HOURS;
    })
    .flatMap(({ id, userIds }) => userIds.map((userId) => `${id}/${userId}`))
    .filter((seat) => !after.homeSafe.has(seat))
    .map((seat) => `${seat} was not asked whether they are home safe`);

/** A member of whom two others, and none against them, said that they did not come has missed the table. */
const seatsCountForAttendance: Rule = ({ after, past, isSettled }) =>
  [...past.tables.values()]
    .filter(({ startsAt, isMeetup, userIds }) => {
      return (
        isSettled && !isMeetup && userIds.length > 3 && hoursSince(startsAt, after.at) >= ASSESSED_AFTER_HOURS
      );
    })
    .flatMap(({ id, userIds, said }) =>
      userIds
        .filter(
          (absent) => [...said.values()].filter(({ didNotCome }) => didNotCome.includes(absent)).length >= 2,
        )
        .filter((absent) => ![...said.values()].some(({ again }) => again.includes(absent)))
        .filter((absent) => !after.misses.has(`${id}/${absent}`))
        .map((absent) => `${absent} did not come to ${id}, and has not missed it`),
    );

/**
 * A request is cancelled by its user alone, and with a seat by few acts only; one that lost its seat through others waits
 * with priority and keeps it.
 */
const requestsAreKept: Rule = ({ before, after, actors, givesUp }) =>
  [...after.requests.values()].flatMap(({ id, userId, status, hasPriority }) => {
    const was = before.requests.get(id);
    if (!was || !isWaitingOrSeated(was)) return [];
    if (status === 'cancelled' && !actors.includes(userId)) return [`request ${id} was cancelled by others`];
    if (status === 'cancelled' && was.status === 'matched' && !givesUp)
      return [`request ${id} lost its seat`];
    const isRequeued = was.status === 'matched' && status === 'active';
    return status === 'active' && (isRequeued || was.hasPriority) && !hasPriority
      ? [`request ${id} was ${was.status} and waits without priority`]
      : [];
  });

/** A request ends with its Saturday, by the clock of the place where it would be seated. */
const requestsEnd: Rule = ({ after, isSettled }) =>
  [...after.requests.values()]
    .filter((request) => {
      const seatedUntil = lastSeatingOf(startOf(slotOf(request), zoneAt(request.place)));
      return isSettled && request.status === 'active' && seatedUntil <= after.at;
    })
    .map(({ id, date, meal, place }) => `request ${id} still waits for ${date} ${meal} in ${zoneAt(place)}`);

/** The final run leaves no table undecided. */
const finalRunsConfirm: Rule = ({ after, isSettled }) =>
  openTables(after)
    .filter((table) => isSettled && !table.meetup && finalRunOf(slotOf(table), table.timeZone) <= after.at)
    .filter(({ status }) => status === 'pending')
    .map(({ id }) => `${id} is pending after its final run`);

/** An open request has a seat if it is matched; counters count the seats. */
const rowsAgree: Rule = ({ after, past }) => {
  const tables = openTables(after);
  return [
    ...[...after.requests.values()].flatMap(({ id, status }) => {
      const own = tables.filter(({ seated }) => seated.some(({ requestId }) => requestId === id));
      // Who left after the start can ask for the next table.
      if (status === 'completed' && own.every((table) => past.tables.has(table.id))) return [];
      const isRight = own.length === (status === 'matched' ? 1 : 0);
      return isRight ? [] : [`request ${id} is ${status} and has ${own.length} seats`];
    }),
    ...[...after.tables.values()]
      .filter(({ meetup, seated }) => meetup && meetup.participants !== seated.length)
      .map(({ id, meetup, seated }) => `${id} counts ${meetup!.participants} of ${seated.length}`),
    ...tables
      .filter(({ meetup, seated }) => !meetup && seated.length > TABLE_SIZE.largest)
      .map(({ id, seated }) => `${seated.length} sit at ${id}`),
  ];
};

const isSeatedAt = ({ tables }: Look, id: number, userId: number): boolean => {
  const table = tables.get(id);
  return table !== undefined && sitsAt(table, userId);
};

const RULES: Readonly<Record<string, Rule>> = {
  oneSeatAtATime,
  oneRequestEach,
  newcomersFit,
  startsByItsClock,
  friendsStayTogether,
  pairsStayTwo,
  tablesTakePlace,
  seatsCountForFeedback,
  seatsCountForHomeSafe,
  seatsCountForAttendance,
  requestsAreKept,
  requestsEnd,
  finalRunsConfirm,
  rowsAgree,
};

/** The rules that a step breaks, with whom and what. */
export const violationsOf = (step: Step): string[] =>
  Object.entries(RULES).flatMap(([name, rule]) => rule(step).map((what) => `${name}: ${what}`));
