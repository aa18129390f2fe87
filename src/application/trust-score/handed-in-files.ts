import type { ArchivedFile, HandedInFiles } from '../account-end/ports.js';
import { UnreadableObject } from '../shared/unreadable-object.js';
import type { EvidenceFile, Reviews } from './ports.js';
import type { EvidenceFiles } from './evidence-files.js';

/** More than a user can hand in within the retention of the files. */
const MAX_REVIEWS = 50;

/** The files of a user's reviews that are not erased yet, one at a time. A damaged one is left out. */
export class ReadHandedInFiles implements HandedInFiles {
  constructor(
    private readonly reviews: Reviews,
    private readonly files: EvidenceFiles,
  ) {}

  async *of(userId: number): AsyncGenerator<ArchivedFile> {
    for (const { id, kind, evidence } of await this.reviews.withFileOf(userId, MAX_REVIEWS))
      for (let page = 1; evidence && page <= evidence.pageCount; page++) {
        const file = await this.read(evidence, page);
        if (file) yield { name: `files/${kind}-${id}-page-${page}.webp`, bytes: file.bytes };
      }
  }

  private async read(...page: Parameters<EvidenceFiles['read']>): Promise<EvidenceFile | null> {
    try {
      return await this.files.read(...page);
    } catch (error) {
      if (error instanceof UnreadableObject) return null;
      throw error;
    }
  }
}
