import type { Coordinates } from '../../shared/distance.js';
import type { LinkedPeople } from './splitting.js';
import type { Seeker } from '../model/seeker.js';

/** What people accept in each other, roughly: so far apart, differences in place and in age weigh the same. */
const TYPICAL = { latitude: 0.3, longitude: 0.4, age: 8 } as const;
const ASPECTS = ['latitude', 'longitude', 'age'] as const;
const NOWHERE: Coordinates = { latitude: 0, longitude: 0 };

/** Someone who looks for a table, or a table, which goes where its first member stands. */
interface Party {
  readonly waiting: Seeker | null;
  readonly openTable: LinkedPeople['openTables'][number] | null;
  readonly latitude: number;
  readonly longitude: number;
  readonly age: number;
  readonly size: number;
}

/**
 * Cuts a company in halves, across whatever it is spread most in, place or age, until no part has more than `most`
 * people (k-d tree, Bentley 1975): those who suit each other mostly stay together.
 */
export function blocksOf({ waiting, openTables }: LinkedPeople, most: number): LinkedPeople[] {
  const parties = [
    ...waiting.map((person) => partyOf(person, 1, person, null)),
    ...openTables.map((table) => partyOf(table.members[0]!, table.members.length, null, table)),
  ];
  return halved(parties, most).map((block) => ({
    waiting: block.flatMap((party) => party.waiting ?? []).sort((a, b) => a.id - b.id),
    openTables: block.flatMap((party) => party.openTable ?? []).sort((a, b) => a.matchId - b.matchId),
  }));
}

function partyOf(one: Seeker, size: number, waiting: Seeker | null, openTable: Party['openTable']): Party {
  const { latitude, longitude } = one.coordinates ?? NOWHERE;
  return { waiting, openTable, latitude, longitude, age: one.age, size };
}

function halved(parties: Party[], most: number): Party[][] {
  const people = parties.reduce((sum, { size }) => sum + size, 0);
  if (people <= most || parties.length < 2) return [parties];
  const aspect = widestOf(parties);
  // A stable sort: those alike in this keep the order of their ids, so the cut does not depend on the input's.
  parties.sort((a, b) => a[aspect] - b[aspect]);
  const middle = parties.length >> 1;
  return [...halved(parties.slice(0, middle), most), ...halved(parties.slice(middle), most)];
}

function widestOf(parties: readonly Party[]): (typeof ASPECTS)[number] {
  const spreads = ASPECTS.map((aspect) => deviation(parties, aspect) / TYPICAL[aspect]);
  return ASPECTS[spreads.indexOf(Math.max(...spreads))]!;
}

/** The standard deviation. */
function deviation(parties: readonly Party[], aspect: (typeof ASPECTS)[number]): number {
  let [sum, squares] = [0, 0];
  for (const party of parties) sum += party[aspect];
  const mean = sum / parties.length;
  for (const party of parties) squares += (party[aspect] - mean) ** 2;
  return Math.sqrt(squares / parties.length);
}
