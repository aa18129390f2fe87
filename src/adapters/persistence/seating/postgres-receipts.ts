import type { EntityManager } from '@mikro-orm/postgresql';
import type { ReceiptChain, Receipts, SignedReceipt } from '../../../application/seating/receipts/ports.js';
import type { AnonymousRun } from '../../../domain/seating/receipt/receipt.js';

export class PostgresReceipts implements Receipts {
  constructor(private readonly em: EntityManager) {}

  async addDraft(runId: number, draft: AnonymousRun, matchIds: readonly number[]): Promise<void> {
    await this.em.execute('insert into receipts (run_id, draft) values (?, ?::jsonb)', [
      runId,
      JSON.stringify(draft),
    ]);
    await this.em.execute(
      `insert into receipt_matches (match_id, run_id)
       select value::integer, ? from jsonb_array_elements_text(?::jsonb)
       on conflict (match_id) do update set run_id = excluded.run_id`,
      [runId, JSON.stringify(matchIds)],
    );
  }

  async draftOf(runId: number): Promise<AnonymousRun | null> {
    const [row] = await this.em.execute<Array<{ draft: AnonymousRun | null }>>(
      'select draft from receipts where run_id = ?',
      [runId],
    );
    return row?.draft ?? null;
  }

  async chainForUpdate(start: () => ReceiptChain): Promise<ReceiptChain> {
    const found = await this.lockedChain();
    if (found) return found;
    const { publicKey, sealedKey, length, lastHash } = start();
    await this.em.execute(
      `insert into receipt_chain (public_key, sealed_key, length, last_hash) values (?, ?, ?, ?)
       on conflict do nothing`,
      [publicKey, sealedKey, length, lastHash],
    );
    return (await this.lockedChain())!;
  }

  private async lockedChain(): Promise<ReceiptChain | null> {
    const [chain] = await this.em.execute<ReceiptChain[]>(
      `select public_key as "publicKey", sealed_key as "sealedKey", length, last_hash as "lastHash"
       from receipt_chain for update`,
    );
    return chain ?? null;
  }

  async saveChain({ sealedKey, length, lastHash }: ReceiptChain): Promise<void> {
    await this.em.execute('update receipt_chain set sealed_key = ?, length = ?, last_hash = ?', [
      sealedKey,
      length,
      lastHash,
    ]);
  }

  async complete(runId: number, { number, seated, atMost, file }: SignedReceipt): Promise<boolean> {
    const rows = await this.em.execute<object[]>(
      `update receipts set draft = null, number = ?, seated = ?, at_most = ?, file = ?
       where run_id = ? and draft is not null returning run_id`,
      [number, seated, atMost, file, runId],
    );
    return rows.length > 0;
  }
}
