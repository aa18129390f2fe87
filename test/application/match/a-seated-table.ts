import { aTown } from '../a-town.js';

/** A town with one pending match of these users, without recorded signals. */
export async function aSeatedTable(...userIds: number[]) {
  const town = aTown();
  await town.gather(...(userIds.length > 0 ? userIds : [1, 2, 3, 4, 5]));
  town.realtime.forget();
  return { town, matchId: town.tables()[0]!.id };
}
