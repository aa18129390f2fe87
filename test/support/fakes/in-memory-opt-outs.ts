import type { OptOuts } from '../../../src/application/notifications/ports.js';
import type { OptOut } from '../../../src/domain/notifications/notification-preferences.js';

export class InMemoryOptOuts implements OptOuts {
  private rows: Array<OptOut & { readonly userId: number }> = [];

  async of(userId: number): Promise<OptOut[]> {
    return this.rows.filter((row) => row.userId === userId);
  }

  async add(userId: number, optOut: OptOut): Promise<void> {
    await this.remove(userId, optOut);
    this.rows.push({ ...optOut, userId });
  }

  async remove(userId: number, { kind, channel }: OptOut): Promise<void> {
    this.rows = this.rows.filter(
      (row) => row.userId !== userId || row.kind !== kind || row.channel !== channel,
    );
  }
}
