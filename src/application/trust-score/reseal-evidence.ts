import type { VerificationReview } from '../../domain/trust-score/verification-review.js';
import { pagesOf } from '../shared/each-due.js';
import type { Clock } from '../shared/ports.js';
import { UnreadableObject } from '../shared/unreadable-object.js';
import { type EvidenceFiles, keysOfPages } from './evidence-files.js';
import type { Reviews, SealedFiles } from './ports.js';

const PAGE_SIZE = 50;

/** Number of pages by result. */
export interface ResealedPages {
  readonly resealed: number;
  readonly alreadyCurrent: number;
  /** Missing, damaged, or encrypted with a key that is not configured. */
  readonly unreadable: number;
}

/** Encrypts every stored file with the current key, so that earlier keys can be removed. Idempotent. */
export class ResealEvidence {
  constructor(
    private readonly reviews: Reviews,
    private readonly sealedFiles: SealedFiles,
    private readonly files: EvidenceFiles,
    private readonly clock: Clock,
  ) {}

  async execute(): Promise<ResealedPages> {
    const count = { resealed: 0, alreadyCurrent: 0, unreadable: 0 };
    const pages = pagesOf<VerificationReview>(
      (after, limit) => this.reviews.withFile(after?.id ?? 0, limit),
      PAGE_SIZE,
    );
    for await (const page of pages) {
      for (const { id, evidence } of page) {
        for (const key of keysOfPages(evidence!)) count[await this.resealPage(key)]++;
        await this.removeIfDue(id, evidence!.key);
      }
    }
    return count;
  }

  private async resealPage(key: string): Promise<keyof ResealedPages> {
    try {
      const wasNeeded = await this.sealedFiles.reseal(key);
      return wasNeeded === null ? 'unreadable' : wasNeeded ? 'resealed' : 'alreadyCurrent';
    } catch (error) {
      if (error instanceof UnreadableObject) return 'unreadable';
      throw error;
    }
  }

  /** Removes a file that was erased while it was resealed, because resealing stored it again. */
  private async removeIfDue(reviewId: number, key: string): Promise<void> {
    const review = await this.reviews.find(reviewId);
    const isKept = review?.evidence?.key === key && !review.isFileDue(this.clock.now());
    if (!isKept) await this.files.remove(key);
  }
}
