import { type Bits, common, itemsOf } from './bits.js';
import type { Crowd } from './crowd.js';

/**
 * Whether anyone could ever seat the person: an open table suits them, or enough people would all fit
 * together with them. Where it says no, no search is worth its while.
 */
export function hasProspects(crowd: Crowd, person: number): boolean {
  return (
    opensToThem(crowd, person) ||
    findsCompany(crowd, waitingAmong(crowd, crowd.row(person)), crowd.rules.fewest - 1)
  );
}

/** Whether so many people who wait would all fit together that the smallest table might stand, patience aside. */
export function someoneCouldFound(crowd: Crowd): boolean {
  if (crowd.waiting < crowd.rules.fewest) return false;
  const others = crowd.rules.fewest - 1;
  return crowd.people
    .slice(0, crowd.waiting)
    .some((_person, at) => findsCompany(crowd, waitingAmong(crowd, crowd.row(at)), others));
}

function opensToThem(crowd: Crowd, person: number): boolean {
  let next = crowd.waiting;
  return crowd.openTables.some(({ members }) => {
    const first = next;
    next += members.length;
    return members.every((_member, seat) => crowd.meet(person, first + seat));
  });
}

function findsCompany(crowd: Crowd, candidates: Bits, wanted: number): boolean {
  if (wanted === 0) return true;
  const people = itemsOf(candidates);
  return (
    people.length >= wanted &&
    people.some((one) => findsCompany(crowd, common(candidates, crowd.row(one)), wanted - 1))
  );
}

function waitingAmong(crowd: Crowd, people: Bits): Bits {
  const waiting = Int32Array.from(people);
  for (const one of itemsOf(people)) if (one >= crowd.waiting) waiting[one >>> 5]! &= ~(1 << (one & 31));
  return waiting;
}
