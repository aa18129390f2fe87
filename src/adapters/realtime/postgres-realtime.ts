import type { Realtime, Signal } from '../../application/shared/ports.js';
import { CHANNEL, payloadsOf } from './signal-payload.js';

/** Runs SQL on the current transaction when there is one; parameters are written `?`. */
export type Execute = (sql: string, parameters: unknown[]) => Promise<unknown>;

/** Signals by NOTIFY, which PostgreSQL itself delivers with the commit of the transaction it was called in. See ADR 7. */
export class PostgresRealtime implements Realtime {
  constructor(private readonly execute: Execute) {}

  async signal(signal: Signal): Promise<void> {
    for (const payload of payloadsOf(signal)) {
      await this.execute('select pg_notify(?::text, ?::text)', [CHANNEL, payload]);
    }
  }
}
