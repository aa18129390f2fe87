import type { Slot } from '../../shared/slot.js';
import { CompatibilityIndex } from '../graph/compatibility-index.js';
import { groupsAmong } from '../model/group.js';
import type { SeatingProblem } from '../model/problem.js';
import type { SeatedPeople } from '../model/result.js';
import { TABLE_SIZE } from '../model/table-size.js';
import { type AnonymousRun, hexOfNodes, slotOfReceipt } from './receipt.js';

/** What hides who is who. */
interface Disguise {
  readonly salt: string;
  /** @returns the numbers below `count` in a random order */
  permutation(count: number): readonly number[];
}

interface Run {
  readonly slot: Slot;
  readonly problem: Pick<SeatingProblem, 'waiting' | 'openTables'>;
  /** The tables of the result that were saved. */
  readonly saved: Pick<SeatedPeople, 'tables' | 'grown'>;
}

/**
 * A final run without people: only which pairs fit. What a user asks of a whole table is private, and left out, a common
 * language included. With fewer rules more tables are allowed, so a bound of this problem is one of the real problem too.
 */
export function anonymousRun({ slot, problem, saved }: Run, { salt, permutation }: Disguise): AnonymousRun {
  const { waiting } = problem;
  const openTables = problem.openTables.filter(({ members }) => members.length < TABLE_SIZE.largest);
  const units = inOrder(unitsOf(waiting), permutation);
  const everyone = [...waiting, ...openTables.flatMap(({ members }) => members)];
  const index = new CompatibilityIndex(everyone.map((one) => ({ ...one, asksSharedLanguage: false })));
  const areCompatible = (ones: readonly number[], others: readonly number[]) =>
    ones.every((one) => others.every((other) => index.areCompatible(one, other)));
  const nodeOf = new Map(units.flatMap((unit, node) => unit.map((at) => [waiting[at]!.id, node] as const)));
  const nodesOf = (ids: readonly number[]) =>
    [...new Set(ids.map((id) => nodeOf.get(id)!))].toSorted((a, b) => a - b);

  let next = waiting.length;
  const open = openTables.map(({ matchId, members }) => {
    const seats = members.map(() => next++);
    const free = TABLE_SIZE.largest - members.length;
    const fitting = units.flatMap((unit, node) =>
      unit.length <= free && areCompatible(unit, seats) ? [node] : [],
    );
    const added = saved.grown.find((table) => table.matchId === matchId)?.added ?? [];
    return { free, fits: fitting, joined: nodesOf(added) };
  });
  return {
    salt,
    slot: slotOfReceipt(slot),
    sizes: [TABLE_SIZE.smallestFinal, TABLE_SIZE.largest],
    people: units.map(({ length }) => length),
    pairs: units.map((unit, node) =>
      hexOfNodes(
        units.slice(0, node).flatMap((other, at) => (areCompatible(unit, other) ? [at] : [])),
        node,
      ),
    ),
    open: inOrder(
      open.filter(({ fits }) => fits.length > 0),
      permutation,
    ).map((table) => ({ ...table, fits: hexOfNodes(table.fits, units.length) })),
    tables: saved.tables.map(({ members }) => nodesOf(members)).toSorted(([a = 0], [b = 0]) => a - b),
  };
}

/** The positions of the users of each group, and of each user who comes alone. */
function unitsOf(waiting: SeatingProblem['waiting']): number[][] {
  const groups = groupsAmong(waiting);
  const isInGroup = new Set(groups.flat());
  return [...groups, ...[...waiting.keys()].filter((at) => !isInGroup.has(at)).map((at) => [at])];
}

const inOrder = <T>(items: readonly T[], permutation: Disguise['permutation']): T[] =>
  permutation(items.length).map((at) => items[at]!);
