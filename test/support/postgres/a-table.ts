import { Match } from '../../../src/domain/match/match.js';
import type { Slot } from '../../../src/domain/shared/slot.js';
import { DINNER } from '../builders/a-request.js';
import type { IdsOf, PersonRow, ProductDatabase } from './product-database.js';

const MONDAY = new Date('2026-03-02T15:00:00Z');

/** Inserts users and a match of them, without requests. */
export async function aTable<const People extends readonly PersonRow[]>(
  database: ProductDatabase,
  people: People,
  { slot = DINNER, formedAt = MONDAY }: { slot?: Slot; formedAt?: Date } = {},
): Promise<{ matchId: number; userIds: IdsOf<People> }> {
  const userIds = await database.people(...people);
  return { matchId: await insertTable(database, userIds, { slot, formedAt }), userIds };
}

/** Inserts another match of existing users. */
export async function insertTable(
  database: ProductDatabase,
  userIds: readonly number[],
  { slot = DINNER, formedAt = MONDAY }: { slot?: Slot; formedAt?: Date } = {},
): Promise<number> {
  const guests = userIds.map((userId) => ({ userId, requestId: null }));
  const match = Match.form(slot, 'America/New_York', guests, 64, formedAt);
  await database.unitOfWork.run(() => database.matches.add(match));
  return match.id;
}

/** Changes a match in a unit of work. */
export function changeMatch(
  { unitOfWork, matches }: ProductDatabase,
  matchId: number,
  verb: (match: Match) => void,
): Promise<void> {
  return unitOfWork.run(async () => {
    const match = (await matches.findForUpdate(matchId))!;
    verb(match);
    await matches.save(match);
  });
}
