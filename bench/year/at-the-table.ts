import { chanceOf, type Scene } from './before-the-table.js';
import { type PastTable, upcomingOf } from './memory.js';
import type { Resident } from './resident.js';
import type { Town } from './town.js';

/** What is over, not yet possible, or was done by another meanwhile. */
const TOO_LATE = [403, 404, 409];

const AT_ONCE = 8;

/** Some act at the same time, in no order that matters. */
async function together<T>(all: readonly T[], act: (one: T) => Promise<unknown>): Promise<void> {
  const left = all.values();
  const work = async () => {
    for (const one of left) await act(one);
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
}

/** Every member who waits or sits somewhere looks at their tables, as the open app does. */
export const look = (town: Town): Promise<void> =>
  together(
    town.here.filter(({ wish }) => wish),
    (resident) => resident.readTables(),
  );

/** Calls `act` for the members who know of a table, with its path. */
const seated = (
  { town }: Scene,
  act: (resident: Resident, path: string, matchId: number) => Promise<unknown>,
): Promise<void> =>
  together(
    town.here.filter((resident) => resident.wish && upcomingOf(resident)),
    (resident) => {
      const { id } = upcomingOf(resident)!;
      return act(resident, `/api/matches/${id}`, id);
    },
  );

/** Some who wait withdraw, and some who sit give up their seat. */
export const giveUp =
  (probability: number, kind: string) =>
  async (scene: Scene): Promise<void> => {
    const { town, memory } = scene;
    for (const resident of town.here) {
      const { wish } = resident;
      if (!wish || !chanceOf(scene, resident, kind).happens(probability)) continue;
      town.note(resident, 'gives up');
      const table = upcomingOf(resident);
      const { status } = table
        ? await resident.act('DELETE', `/api/matches/${table.id}/leave`, undefined, TOO_LATE)
        : await resident.act('POST', `/api/matching-request/${wish.id}/cancel`, undefined, TOO_LATE);
      if (status === 200) memory.gaveUpSeat(resident);
    }
  };

export const confirm = (scene: Scene): Promise<void> =>
  seated(scene, async (resident, path) => {
    if (chanceOf(scene, resident, 'confirm').happens(0.8))
      await resident.act('POST', `${path}/confirm`, undefined, TOO_LATE);
  });

const PLACES = ['Corner House', 'Tea Time', 'The Long Spoon', 'Blue Door', 'Market Hall', 'Two Pans'];

/** Some name a place, and most vote for one. */
export const vote = (scene: Scene): Promise<void> =>
  seated(scene, async (resident, path) => {
    const chance = chanceOf(scene, resident, 'vote');
    if (chance.happens(0.25))
      await resident.act('POST', `${path}/venues`, { name: chance.one(PLACES) }, [400, ...TOO_LATE]);
    const { status, body } = await resident.act<{ venues: Array<{ id: number }> }>(
      'GET',
      `${path}/venues`,
      undefined,
      TOO_LATE,
    );
    if (status !== 200 || body.venues.length === 0 || !chance.happens(0.7)) return;
    await resident.act('POST', `${path}/venues/${chance.one(body.venues).id}/vote`, undefined, TOO_LATE);
  });

/** The first volunteer of each table books the place that leads, or finds it full. */
export const book = (scene: Scene): Promise<void> => {
  const taken = new Set<number>();
  return seated(scene, async (resident, path, matchId) => {
    const chance = chanceOf(scene, resident, 'book');
    if (taken.has(matchId) || !chance.happens(0.5)) return;
    if ((await resident.act('POST', `${path}/booking`, undefined, TOO_LATE)).status !== 200) return;
    taken.add(matchId);
    const { status, body } = await resident.act<{ venues: Array<{ id: number }> }>(
      'GET',
      `${path}/venues`,
      undefined,
      TOO_LATE,
    );
    if (status !== 200 || body.venues.length === 0) return;
    const outcome = chance.happens(0.85) ? { outcome: 'booked', bookedAs: 'Saturdays' } : { outcome: 'full' };
    await resident.act('PUT', `${path}/booking`, { ...outcome, venueId: body.venues[0]!.id }, [
      400,
      ...TOO_LATE,
    ]);
  });
};

/** Some members talk over their sockets, and the others of their room who are there hear it. */
export async function talk(scene: Scene): Promise<void> {
  const talkers: Resident[] = [];
  await seated(scene, async (resident, _path, matchId) => {
    if (!chanceOf(scene, resident, 'talk').happens(0.25)) return;
    const socket = await resident.live();
    socket.send({ type: 'join_room', matchId });
    // The table that they know of may have been given up meanwhile.
    const { type } = await socket.waitForOneOf(['room_joined', 'error']);
    if (type === 'room_joined') talkers.push(resident);
    else resident.hangUp();
  });
  for (const resident of talkers) {
    const socket = await resident.live();
    const clientId = `${scene.week} ${scene.town.findings.when}`;
    const message = `Hello from ${resident.firstName}, see you on Saturday`;
    socket.send({ type: 'chat_message', matchId: upcomingOf(resident)!.id, message, clientId });
    await socket.waitForOneOf(['message_sent', 'error'], (frame) => frame.clientId === clientId);
    await resident.act('GET', `/api/matches/${upcomingOf(resident)!.id}/messages`);
  }
  for (const resident of talkers) resident.hangUp();
}

/** Most say that they are there; those who do not come say nothing. @param meal whose tables begin soon */
export const sayHere =
  (meal: string) =>
  (scene: Scene): Promise<void> =>
    seated(scene, async (resident, path, matchId) => {
      if (resident.wish!.meal !== meal || resident.wish!.date !== scene.saturday) return;
      const chance = chanceOf(scene, resident, 'here');
      if (chance.happens(0.04)) {
        scene.town.note(resident, 'does not come');
        scene.memory.past.get(matchId)?.absent.add(resident.id);
      } else if (chance.happens(0.8)) await resident.act('POST', `${path}/here`, undefined, TOO_LATE);
    });

/** On Sunday: home safe, how it was, and now and then a block or a report. */
export async function lookBack(scene: Scene): Promise<void> {
  const { memory, town, saturday } = scene;
  const tables = [...memory.past.values()].filter(({ date }) => date === saturday);
  await together(tables, async (table) => {
    for (const id of table.userIds) {
      const resident = memory.residents.get(id)!;
      if (resident.state !== 'here' || table.absent.has(id)) continue;
      await answerHomeSafe(scene, resident, table);
      await giveFeedback(scene, resident, table);
      await complain(scene, resident, table);
    }
  });
  for (const resident of town.here)
    if (resident.wish && resident.wish.date <= saturday) resident.wish = undefined;
}

async function answerHomeSafe(scene: Scene, resident: Resident, { id }: PastTable): Promise<void> {
  const chance = chanceOf(scene, resident, 'home safe');
  if (chance.happens(0.5))
    await resident.act('POST', `/api/matches/${id}/home-safe`, { isSafe: !chance.happens(0.005) }, TOO_LATE);
}

async function giveFeedback(scene: Scene, resident: Resident, table: PastTable): Promise<void> {
  const { memory } = scene;
  const chance = chanceOf(scene, resident, 'feedback');
  if (!chance.happens(0.6)) return;
  const others = table.userIds.filter((id) => id !== resident.id);
  const came = others.filter((id) => !table.absent.has(id));
  const again = came.filter(() => chance.happens(0.35));
  const notAgain = came.filter((id) => !again.includes(id) && chance.happens(0.02));
  const said = {
    attended: true,
    again,
    notAgain,
    came,
    didNotCome: others.filter((id) => table.absent.has(id)),
  };
  scene.town.note(resident, 'gives feedback');
  const { status } = await resident.act('POST', `/api/matches/${table.id}/feedback`, said, TOO_LATE);
  if (status !== 200) return;
  for (const id of again) table.again.add(`${resident.id}/${id}`);
  for (const id of notAgain) memory.keepApart(resident.id, id);
}

async function complain(scene: Scene, resident: Resident, table: PastTable): Promise<void> {
  const { memory, town } = scene;
  const chance = chanceOf(scene, resident, 'complain');
  const others = table.userIds.filter(
    (id) => id !== resident.id && memory.residents.get(id)!.state === 'here',
  );
  if (others.length === 0) return;
  const other = memory.residents.get(chance.one(others))!;
  if (chance.happens(0.015)) {
    town.note(resident, 'reports');
    const reason = chance.one(['harassment', 'unsafe', 'spam']);
    const report = { kind: 'user', targetId: other.id, reason, note: 'It was not all right' };
    await resident.act('POST', '/api/reports', report, TOO_LATE);
  }
  if (!chance.happens(0.01)) return;
  town.note(resident, 'blocks');
  if ((await resident.act('POST', `/api/users/${other.id}/block`, undefined, TOO_LATE)).status !== 200)
    return;
  memory.keepApart(resident.id, other.id);
  const lastMatchId = Math.max(table.id, ...memory.seats.keys(), ...memory.past.keys());
  resident.hidden.set(other.id, { other, lastMatchId });
  other.hidden.set(resident.id, { other: resident, lastMatchId });
}

/** Those who have a block between them look for each other where the app shows members. */
export async function lookForBlocked({ town, memory }: Scene): Promise<void> {
  for (const resident of town.here) {
    for (const [id, { other }] of resident.hidden) {
      await resident.act('GET', `/api/user/profile/${id}`, undefined, [404]);
      const [table] = memory.tablesOf(resident.id, other.id).slice(-1);
      if (table) await resident.act('GET', `/api/matches/${table.id}/messages`, undefined, [404]);
    }
    if (resident.hidden.size === 0) continue;
    await resident.readTables();
    await resident.act('GET', '/api/meetups/browse');
  }
}
