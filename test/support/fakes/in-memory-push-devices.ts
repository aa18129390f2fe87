import {
  MOST_PUSH_DEVICES,
  MOST_PUSH_FAILURES,
  type PushDevice,
  type PushDevices,
} from '../../../src/application/notifications/push.js';
import type { PushSubscription } from '../../../src/domain/notifications/push-subscription.js';

type Row = PushDevice & { readonly sessionId: string; readonly failures: number };

export class InMemoryPushDevices implements PushDevices {
  rows: Row[] = [];
  private ids = 0;

  async put(userId: number, sessionId: string, subscription: PushSubscription): Promise<void> {
    const isOther = (row: Row) => row.sessionId !== sessionId && row.endpoint !== subscription.endpoint;
    this.rows = [
      ...this.rows.filter(isOther),
      { ...subscription, id: ++this.ids, userId, sessionId, failures: 0 },
    ];
    const own = this.rows.filter((row) => row.userId === userId);
    const oldest = own.slice(0, Math.max(own.length - MOST_PUSH_DEVICES, 0));
    this.rows = this.rows.filter((row) => !oldest.includes(row));
  }

  async removeOf(sessionId: string): Promise<void> {
    this.rows = this.rows.filter((row) => row.sessionId !== sessionId);
  }

  async has(sessionId: string): Promise<boolean> {
    return this.rows.some((row) => row.sessionId === sessionId);
  }

  async idsOf(userId: number): Promise<number[]> {
    return this.rows.filter((row) => row.userId === userId).map(({ id }) => id);
  }

  async find(id: number): Promise<PushDevice | null> {
    return this.rows.find((row) => row.id === id) ?? null;
  }

  async forget(id: number): Promise<void> {
    this.rows = this.rows.filter((row) => row.id !== id);
  }

  async noteFailure(id: number): Promise<void> {
    this.rows = this.rows
      .map((row) => (row.id === id ? { ...row, failures: row.failures + 1 } : row))
      .filter(({ failures }) => failures < MOST_PUSH_FAILURES);
  }

  async noteSuccess(id: number): Promise<void> {
    this.rows = this.rows.map((row) => (row.id === id ? { ...row, failures: 0 } : row));
  }
}
