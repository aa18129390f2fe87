import { CompatibilityGraph } from '../graph/compatibility-graph.js';
import type { SeatedPeople } from '../model/result.js';
import { Plan } from './assignment.js';
import type { SeatingRules } from '../model/rules.js';
import type { Seeker } from '../model/seeker.js';
import type { Component } from '../graph/components.js';

/** Who sits together, in people instead of positions; `standing` of the first members sat there before. */
export interface Company {
  /** Null at a new table. */
  readonly matchId: number | null;
  readonly members: readonly Seeker[];
  readonly standing: number;
}

/** What a plan comes to. */
export function companiesOf({ crowd, tables }: Plan): Company[] {
  return tables.map(({ matchId, members, standing }) => ({
    matchId,
    members: members.map((person) => crowd.people[person]!),
    standing,
  }));
}

/** Who sits together once an answer is carried out; each open table is there, whether somebody joined it or not. */
export function companiesAfter(
  { waiting, openTables }: Component,
  { tables, grown }: Pick<SeatedPeople, 'tables' | 'grown'>,
): Company[] {
  const people = new Map(waiting.map((person) => [person.id, person]));
  const peopleOf = (ids: readonly number[]) => ids.map((id) => people.get(id)!);
  const added = new Map(grown.map((table) => [table.matchId, table.added]));
  const open = openTables.map(({ matchId, members }) => ({
    matchId,
    members: [...members, ...peopleOf(added.get(matchId) ?? [])],
    standing: members.length,
  }));
  const fresh = tables.map(({ members }) => ({ matchId: null, members: peopleOf(members), standing: 0 }));
  return [...open, ...fresh];
}

/** The companies of some people as a plan again, open tables among them. */
export function planOf(companies: readonly Company[], guests: readonly Seeker[], rules: SeatingRules): Plan {
  const openTables = companies
    .filter(({ matchId }) => matchId !== null)
    .map(({ matchId, members, standing }) => ({ matchId: matchId!, members: members.slice(0, standing) }));
  const waiting = [...guests, ...companies.flatMap(({ members, standing }) => members.slice(standing))];
  const plan = new Plan(
    new CompatibilityGraph({ waiting: waiting.sort((a, b) => a.id - b.id), openTables }, rules),
  );
  const place = new Map(plan.crowd.people.map((person, index) => [person, index]));
  const hosts = new Map(plan.tables.map((table) => [table.matchId, table]));
  for (const { matchId, members, standing } of companies) {
    const newcomers = members.slice(standing).map((person) => place.get(person)!);
    if (matchId === null) plan.open(newcomers);
    else for (const person of newcomers) plan.seat(person, hosts.get(matchId)!);
  }
  return plan;
}
