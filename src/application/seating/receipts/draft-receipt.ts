import type { SeatedPeople } from '../../../domain/seating/model/result.js';
import { shuffle } from '../../../domain/seating/model/random.js';
import { anonymousRun } from '../../../domain/seating/receipt/anonymous-run.js';
import { LARGEST_RECEIPT, SMALLEST_RECEIPT } from '../../../domain/seating/receipt/receipt.js';
import type { Slot } from '../../../domain/shared/slot.js';
import type { Chance, Jobs } from '../../shared/ports.js';
import type { SeatingPlan } from '../plan-seating.js';
import type { SeatedTable } from '../save-tables.js';
import { MAKE_RECEIPT } from './make-receipt.js';
import type { Receipts } from './ports.js';

export interface DraftReceiptCommand {
  readonly runId: number;
  readonly slot: Slot;
  readonly plan: SeatingPlan;
  /** The tables of the plan that were saved, and their matches. */
  readonly saved: Pick<SeatedPeople, 'tables' | 'grown'>;
  readonly tables: readonly SeatedTable[];
}

const SALT_DIGITS = 32;

/** Keeps what the receipt of a final run needs, without users, and queues the job that makes it. */
export class DraftReceipt {
  constructor(
    private readonly receipts: Receipts,
    private readonly jobs: Jobs,
    private readonly chance: Chance,
  ) {}

  /** Called in a unit of work. */
  async execute({ runId, slot, plan, saved, tables }: DraftReceiptCommand): Promise<void> {
    const { length } = plan.waiting;
    if (length < SMALLEST_RECEIPT || length > LARGEST_RECEIPT) return;
    const salt = Array.from({ length: SALT_DIGITS }, () => this.chance.below(16).toString(16)).join('');
    const permutation = (count: number) =>
      shuffle([...Array(count).keys()], (limit) => this.chance.below(limit));
    const draft = anonymousRun({ slot, problem: plan, saved }, { salt, permutation });
    const matchIds = tables.map(({ matchId }) => matchId);
    await this.receipts.addDraft(runId, draft, matchIds);
    await this.jobs.add(MAKE_RECEIPT, { runId }, { key: `${MAKE_RECEIPT}:${runId}`, queue: MAKE_RECEIPT });
  }
}
