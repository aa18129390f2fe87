import type { EvidenceFiles } from './evidence-files.js';
import type { Reviews } from './ports.js';

/** Job: removes an uploaded file without a review, which an interrupted upload leaves behind. */
export class RemoveStrayFile {
  constructor(
    private readonly files: EvidenceFiles,
    private readonly reviews: Reviews,
  ) {}

  async execute({ key }: { key: string }): Promise<void> {
    if (!(await this.reviews.holdsFile(key))) await this.files.remove(key);
  }
}
