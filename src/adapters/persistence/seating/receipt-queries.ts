import type pg from 'pg';
import type { ReceiptQueries, SeatsProof } from '../../../application/seating/receipts/ports.js';
import { isSeatedSql, isVisibleTableSql } from '../status-sql.js';

const PROOF = `
  select case when r.file is null then null else
    json_build_object('seated', r.seated, 'atMost', r.at_most, 'receiptKey', c.public_key) end as proof
  from match_members mm
  join matches m on m.id = mm.match_id and ${isVisibleTableSql('m.status')}
  left join receipt_matches rm on rm.match_id = m.id
  left join receipts r on r.run_id = rm.run_id
  left join receipt_chain c on true
  where mm.user_id = $1 and mm.match_id = $2 and ${isSeatedSql('mm.status')}`;

export class PostgresReceiptQueries implements ReceiptQueries {
  constructor(private readonly pool: Pick<pg.Pool, 'query'>) {}

  async fileOf(runId: number): Promise<{ number: number; file: string } | null> {
    const { rows } = await this.pool.query<{ number: number; file: string }>(
      'select number, file from receipts where run_id = $1 and file is not null',
      [runId],
    );
    return rows[0] ?? null;
  }

  async proofOf(userId: number, matchId: number): Promise<{ proof: SeatsProof | null } | null> {
    const { rows } = await this.pool.query<{ proof: SeatsProof | null }>(PROOF, [userId, matchId]);
    return rows[0] ?? null;
  }
}
