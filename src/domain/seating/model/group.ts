import { type TimeZone, zoneOfMost } from '../../shared/time-zone.js';
import type { Seeker } from './seeker.js';

/** The most users who can come as one group by a code. */
export const MAX_GROUP_SIZE = 3;

type Person = Pick<Seeker, 'id' | 'group'>;

/** Whether two users come together, or came together to the table where both sit. */
export const areFriends = (a: Pick<Seeker, 'group'>, b: Pick<Seeker, 'group'>): boolean =>
  a.group != null && a.group === b.group;

/** The positions of the users of each group, ascending; users whose companions are not in the list form none. See ADR 46. */
export function groupsAmong(people: readonly Person[]): number[][] {
  const byGroup = new Map<number, number[]>();
  for (const [at, { group }] of people.entries()) {
    if (group == null) continue;
    const members = byGroup.get(group);
    if (members) members.push(at);
    else byGroup.set(group, [at]);
  }
  return [...byGroup.values()].filter(({ length }) => length > 1);
}

/** The chosen users and, after them, those of `all` who come with one of them. */
export function withFriends<T extends Person>(chosen: readonly T[], all: readonly T[]): readonly T[] {
  const groups = new Set(chosen.flatMap(({ group }) => group ?? []));
  if (groups.size === 0) return chosen;
  const ids = new Set(chosen.map(({ id }) => id));
  return [...chosen, ...all.filter(({ id, group }) => group != null && groups.has(group) && !ids.has(id))];
}

/** Whether each group of `all` is completely among the chosen users or not at all. */
export function keepsGroups<T extends Person>(chosen: readonly T[], all: readonly T[]): boolean {
  return withFriends(chosen, all).length === chosen.length;
}

/**
 * The users with one time zone for each group, whose friends meet at one hour: that of most members with a location, or of
 * most members where none has one.
 */
export function withZoneOfGroup<T extends Person & { readonly timeZone: TimeZone }>(
  people: readonly T[],
  hasLocation: (one: T) => boolean,
): T[] {
  const zones = new Map<Person['group'], TimeZone>();
  for (const positions of groupsAmong(people)) {
    const friends = positions.map((at) => people[at]!);
    const located = friends.filter(hasLocation);
    const voters = located.length > 0 ? located : friends;
    zones.set(friends[0]!.group, zoneOfMost(voters.map(({ timeZone }) => timeZone)));
  }
  return people.map((one) => ({ ...one, timeZone: zones.get(one.group) ?? one.timeZone }));
}
