import { addDays } from '../../src/domain/shared/calendar-date.js';
import { Chance } from './chance.js';
import { aHome, type Resident } from './resident.js';
import type { Memory } from './memory.js';
import type { Town } from './town.js';

/** What acts happen in: the week, its Saturday, and what the town remembers. */
export interface Scene {
  readonly town: Town;
  readonly memory: Memory;
  readonly week: number;
  readonly saturday: string;
}

/** The decisions of a member in a week, of which each kind has its own numbers. */
export const chanceOf = ({ town, week }: Scene, resident: Resident, kind: string): Chance =>
  Chance.of(town.plan.seed, week, resident.number, kind);

const UNTIL_THURSDAY = 3;
const NOT_POSSIBLE = [404, 409];

/** Those who come to live here in this week sign up. */
export async function arrive({ town, week }: Scene): Promise<void> {
  const arriving = town.residents.filter(({ state, joinsIn }) => state === 'away' && joinsIn <= week);
  for (const resident of arriving) {
    town.note(resident, 'joins');
    await resident.register();
  }
  for (const resident of arriving) await resident.join(await town.codeFor(resident.person.email));
}

/** Some move, also while they wait for a table. */
export async function moveHouse(scene: Scene): Promise<void> {
  for (const resident of scene.town.here) {
    const chance = chanceOf(scene, resident, 'move');
    if (!chance.happens(0.01)) continue;
    scene.town.note(resident, 'moves');
    await resident.moveTo(aHome(chance));
  }
}

/** Some delete their account. */
export async function sayGoodbye({ town, memory, week }: Scene): Promise<void> {
  for (const resident of town.here) {
    if (resident.leavesIn > week) continue;
    town.note(resident, 'goes');
    const { status } = await resident.act('DELETE', '/api/user', { password: resident.person.password });
    if (status !== 200) continue;
    memory.gaveUpSeat(resident);
    resident.state = 'gone';
    resident.goneAt = town.clock.now;
    resident.hangUp();
  }
}

/** Asks for the tables of those who decide on this day of the week. @param day 0 to 3, Monday to Thursday */
export const askOn =
  (day: number) =>
  async (scene: Scene): Promise<void> => {
    for (const resident of scene.town.here) {
      const chance = chanceOf(scene, resident, 'ask');
      const friend = friendOf(scene, resident);
      const isMeant = chance.happens(resident.appetite) && chance.between(0, UNTIL_THURSDAY) === day;
      const comesWithFriend = friend !== undefined && day === 0;
      if (resident.wish || !(isMeant || comesWithFriend)) continue;
      await ask(scene, resident, chance);
    }
  };

/** The other of two friends who come together in this week; neighbors by number. */
function friendOf({ town, week }: Scene, resident: Resident): Resident | undefined {
  const pair = resident.number >> 1;
  if (!Chance.of(town.plan.seed, week, pair, 'friends').happens(0.04)) return undefined;
  const other = town.residents[resident.number ^ 1];
  return other?.state === 'here' && resident.state === 'here' && !resident.hidden.has(other.id)
    ? other
    : undefined;
}

async function ask(scene: Scene, resident: Resident, own: Chance): Promise<void> {
  const { town, saturday, week } = scene;
  // Friends ask for the same slot.
  const slot = friendOf(scene, resident)
    ? Chance.of(town.plan.seed, week, resident.number >> 1, 'slot')
    : own;
  const age = Number(saturday.slice(0, 4)) - Number(resident.bornOn.slice(0, 4));
  const isChoosy = own.happens(0.5);
  const body = {
    meetupType: 'group',
    preferredDate: slot.happens(0.93) ? saturday : addDays(saturday, 7),
    preferredTime: slot.happens(0.65) ? 'dinner' : 'lunch',
    venueType: slot.happens(0.6) ? 'restaurant' : 'cafe',
    maxDistance: own.one([10, 15, 20, 30, 50]),
    ageRangeMin: isChoosy ? Math.max(18, age - own.between(8, 20)) : null,
    ageRangeMax: isChoosy ? Math.min(80, age + own.between(8, 25)) : null,
    sharedLanguage: own.happens(0.1),
  };
  town.note(resident, `asks ${JSON.stringify(body)}`);
  const { status, body: told } = await resident.act('POST', '/api/matching-request', body, [409]);
  if (status !== 200) return;
  const { meetupType: _, preferredDate: date, preferredTime: meal, ...rest } = body;
  resident.wish = { ...rest, id: Number(told.id), date, meal, askedAt: town.clock.now, group: new Set() };
}

/** Friends whose requests wait for the same slot make a group, with the code that one tells the other. */
export async function comeTogether(scene: Scene): Promise<void> {
  for (const resident of scene.town.here) {
    const friend = friendOf(scene, resident);
    if (!friend || resident.number % 2 === 1 || !resident.wish || !friend.wish) continue;
    scene.town.note(resident, `comes with ${friend.number}`);
    const { status, body } = await resident.act('POST', '/api/user/friend-group', undefined, NOT_POSSIBLE);
    const invitation = status === 200 && (body.group as { invitation: string | null } | null)?.invitation;
    if (!invitation) continue;
    const joined = await friend.act('POST', '/api/user/friend-group/join', { invitation }, NOT_POSSIBLE);
    if (joined.status !== 200) continue;
    for (const one of [resident, friend]) for (const id of [resident.id, friend.id]) one.wish!.group.add(id);
  }
}

/** Some join, wait for or leave the meetup that the staff planned for this week. */
export async function joinMeetup(scene: Scene): Promise<void> {
  const { meetupId } = scene.memory;
  if (meetupId === undefined) return;
  for (const resident of scene.town.here) {
    if (resident.wish || !chanceOf(scene, resident, 'meetup').happens(0.06)) continue;
    scene.town.note(resident, 'joins the meetup');
    const joined = await resident.act('POST', `/api/meetups/${meetupId}/join`, undefined, [
      403,
      ...NOT_POSSIBLE,
    ]);
    if (joined.status === 409)
      await resident.act('POST', `/api/meetups/${meetupId}/waitlist`, undefined, NOT_POSSIBLE);
  }
}
