import type { AuditEntry, AuditLog, AuditTarget } from '../../../src/application/audit/audit-log.js';
import type { StaffDecisions } from '../../../src/application/audit/staff-decisions.js';
import {
  DECISION_ACTIONS,
  type DecisionAction,
  type StaffDecision,
} from '../../../src/domain/shared/staff-decision.js';
import { remembering, type Undoable } from './in-memory-rows.js';

const AT = new Date('2026-03-02T15:00:00Z');

/** Records committed lines, oldest first; the id of a line is its number. */
export class RecordingAuditLog implements AuditLog, StaffDecisions, Undoable {
  lines: AuditEntry[] = [];

  async write(entry: AuditEntry): Promise<void> {
    this.lines = [...this.lines, entry];
  }

  async lastOn({ kind, id }: AuditTarget): Promise<StaffDecision | null> {
    const index = this.lines.findLastIndex(
      ({ action, target }) =>
        target?.kind === kind && target.id === id && DECISION_ACTIONS.includes(action as DecisionAction),
    );
    const line = this.lines[index];
    if (!line) return null;
    const by = line.actorId === null ? null : { id: line.actorId, name: `Person ${line.actorId}` };
    return { id: index + 1, by, action: line.action as DecisionAction, at: AT };
  }

  /** The actions of all lines. */
  get actions(): string[] {
    return this.lines.map(({ action }) => action);
  }

  readonly remember = remembering(this, 'lines');
}
