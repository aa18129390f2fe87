import {
  canonicalText,
  type ReceiptContent,
  RECEIPT_FORMAT,
  seatedIn,
} from '../../../domain/seating/receipt/receipt.js';
import { ReceiptGraph } from '../../../domain/seating/receipt/receipt-graph.js';
import type { UnitOfWork } from '../../shared/ports.js';
import type { DualValueSearch, ReceiptKeys, Receipts } from './ports.js';

export const MAKE_RECEIPT = 'make-receipt';

/** Job handler: makes the receipt of a final run, signs it and appends it to the chain. Idempotent. */
export class MakeReceipt {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly receipts: Receipts,
    private readonly search: DualValueSearch,
    private readonly keys: ReceiptKeys,
    private readonly engine: string,
  ) {}

  async execute({ runId }: { runId: number }): Promise<void> {
    const draft = await this.receipts.draftOf(runId);
    if (!draft) return;
    const values = await this.search.find(draft);
    const seated = seatedIn(draft);
    const atMost = new ReceiptGraph(draft).atMost(values);
    await this.unitOfWork.run(async () => {
      const chain = await this.receipts.chainForUpdate(() => ({
        ...this.keys.create(),
        length: 0,
        lastHash: '',
      }));
      const number = chain.length + 1;
      const content: ReceiptContent = {
        ...draft,
        format: RECEIPT_FORMAT,
        engine: this.engine,
        number,
        previous: chain.lastHash,
        values,
        seated,
        atMost,
        key: chain.publicKey,
      };
      const { signature, sealedKey } = this.keys.sign(chain, canonicalText(content));
      const file = canonicalText({ ...content, signature });
      if (!(await this.receipts.complete(runId, { number, seated, atMost, file }))) return;
      await this.receipts.saveChain({
        ...chain,
        sealedKey,
        length: number,
        lastHash: this.keys.hashOf(file),
      });
    });
  }
}
