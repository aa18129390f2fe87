import type { Realtime, Signal } from '../../application/shared/ports.js';
import type { ExecuteSql } from '../shared/execute-sql.js';
import { CHANNEL, payloadsOf } from './signal-payload.js';

/** Sends signals by NOTIFY, which PostgreSQL delivers when the transaction commits. See ADR 7. */
export class PostgresRealtime implements Realtime {
  constructor(private readonly execute: ExecuteSql) {}

  async signal(signal: Signal): Promise<void> {
    for (const payload of payloadsOf(signal)) {
      await this.execute('select pg_notify(?::text, ?::text)', [CHANNEL, payload]);
    }
  }
}
