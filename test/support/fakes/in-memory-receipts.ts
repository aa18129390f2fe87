import type {
  ReceiptChain,
  Receipts,
  SignedReceipt,
} from '../../../src/application/seating/receipts/ports.js';
import type { AnonymousRun } from '../../../src/domain/seating/receipt/receipt.js';
import type { Undoable } from './in-memory-rows.js';

/** Drafts and receipts by run. */
export class InMemoryReceipts implements Receipts, Undoable {
  drafts = new Map<number, { readonly draft: AnonymousRun; readonly matchIds: readonly number[] }>();
  made = new Map<number, SignedReceipt>();
  chain: ReceiptChain | null = null;

  async addDraft(runId: number, draft: AnonymousRun, matchIds: readonly number[]): Promise<void> {
    this.drafts.set(runId, { draft, matchIds });
  }

  async draftOf(runId: number): Promise<AnonymousRun | null> {
    return this.made.has(runId) ? null : (this.drafts.get(runId)?.draft ?? null);
  }

  async chainForUpdate(start: () => ReceiptChain): Promise<ReceiptChain> {
    return (this.chain ??= start());
  }

  async saveChain(chain: ReceiptChain): Promise<void> {
    this.chain = chain;
  }

  async complete(runId: number, receipt: SignedReceipt): Promise<boolean> {
    if (!this.drafts.has(runId) || this.made.has(runId)) return false;
    this.made.set(runId, receipt);
    return true;
  }

  remember(): () => void {
    const [drafts, made, chain] = [new Map(this.drafts), new Map(this.made), this.chain];
    return () => Object.assign(this, { drafts, made, chain });
  }
}
