import type { Match } from '../../domain/match/match.js';
import type { TableChange } from '../../domain/table-change/table-change.js';
import type { Realtime } from '../shared/ports.js';
import type { Matches } from '../match/ports.js';
import type { TableChangePorts, TableChanges } from './ports.js';

/** Name of the job that removes a proposal at its deadline. */
export const DROP_TABLE_CHANGE = 'drop-split';

/** Removes a proposal once its deadline has passed, or when it has become impossible. Idempotent. */
export class DropTableChange {
  constructor(private readonly ports: TableChangePorts) {}

  /** @param matchId one of its matches */
  execute({ matchId }: { matchId: number }): Promise<void> {
    const { unitOfWork, matches: rows, tableChanges, realtime, clock } = this.ports;
    return unitOfWork.run(async () => {
      const { change, matches } = await lockedChange(tableChanges, rows, matchId);
      if (!change) return;
      const isOver = change.isOver(clock.now());
      if (!isOver && fits(change, matches) && (await this.hasItsUser(change, matches))) return;
      await removeChange(change, tableChanges, realtime);
    });
  }

  /** Whether the user without a seat still has none. */
  private async hasItsUser({ leftOver }: TableChange, [match]: readonly Match[]): Promise<boolean> {
    if (!leftOver) return true;
    if (!match?.slot) return false;
    const { slots, clock } = this.ports;
    const { waiting } = await slots.snapshotOf(match.slot, clock.now(), [leftOver.userId]);
    return waiting.some(({ requestId }) => requestId === leftOver.requestId);
  }
}

/** Deletes a proposal that comes to nothing, and signals its removal to all who were asked. */
export async function removeChange(
  change: TableChange,
  changes: TableChanges,
  realtime: Realtime,
): Promise<void> {
  await changes.remove(change);
  await realtime.signal({ type: 'matches_changed', userIds: [...change.askedIds] });
}

/** Locks the matches of a proposal in the order of their ids, and reads it under these locks. */
export async function lockedChange(
  changes: TableChanges,
  matches: Matches,
  matchId: number,
): Promise<{ change: TableChange | null; matches: Match[] }> {
  const found = await changes.of(matchId);
  const locked: Match[] = [];
  for (const id of found?.matchIds ?? [matchId]) {
    const match = await matches.findForUpdate(id);
    if (match) locked.push(match);
  }
  const change = await changes.of(matchId);
  const isLocked = change?.matchIds.every((id) => locked.some((match) => match.id === id)) ?? false;
  return { change: isLocked ? change : null, matches: locked };
}

/** Whether the proposal is still possible with the members who are seated now. */
export function fits(change: TableChange, matches: readonly Match[]): boolean {
  const seatedAt = (id: number | null) =>
    matches.find((match) => match.id === id && match.isOpen)?.seated.map(({ userId }) => userId) ?? [];
  return change.fits(seatedAt(change.matchId), seatedAt(change.otherMatchId));
}
