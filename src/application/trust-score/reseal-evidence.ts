import type { VerificationReview } from '../../domain/trust-score/verification-review.js';
import { pagesOf } from '../shared/each-due.js';
import { UnreadableObject } from '../shared/unreadable-object.js';
import { EvidenceFiles, keysOfPages } from './evidence-files.js';
import type { TrustScorePorts } from './ports.js';

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
  private readonly files: EvidenceFiles;

  constructor(private readonly ports: TrustScorePorts) {
    this.files = new EvidenceFiles(ports);
  }

  async execute(): Promise<ResealedPages> {
    const count = { resealed: 0, alreadyCurrent: 0, unreadable: 0 };
    const pages = pagesOf<VerificationReview>(
      (after, limit) => this.ports.reviews.withFile(after?.id ?? 0, limit),
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
      const wasNeeded = await this.ports.evidenceStore.reseal(key);
      return wasNeeded === null ? 'unreadable' : wasNeeded ? 'resealed' : 'alreadyCurrent';
    } catch (error) {
      if (error instanceof UnreadableObject) return 'unreadable';
      throw error;
    }
  }

  /** Removes a file that was erased while it was resealed, because resealing stored it again. */
  private async removeIfDue(reviewId: number, key: string): Promise<void> {
    const review = await this.ports.reviews.find(reviewId);
    const isKept = review?.evidence?.key === key && !review.isFileDue(this.ports.clock.now());
    if (!isKept) await this.files.remove(key);
  }
}
