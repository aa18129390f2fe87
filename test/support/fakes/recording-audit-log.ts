import type { AuditEntry, AuditLog } from '../../../src/application/audit/audit-log.js';
import type { Undoable } from './in-memory-rows.js';

/** Records committed lines, oldest first. */
export class RecordingAuditLog implements AuditLog, Undoable {
  lines: AuditEntry[] = [];

  async write(entry: AuditEntry): Promise<void> {
    this.lines = [...this.lines, entry];
  }

  /** The actions of all lines. */
  get actions(): string[] {
    return this.lines.map(({ action }) => action);
  }

  remember(): () => void {
    const before = this.lines;
    return () => (this.lines = before);
  }
}
