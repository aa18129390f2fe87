import type { LockedCase } from './review-cases.js';
import type { CaseCommand, UpdateCase } from './update-case.js';

/** Releases the moderator's claim of a review case before it expires. */
export class ReleaseCase {
  constructor(private readonly updateCase: UpdateCase<LockedCase>) {}

  /** @throws the not-found error of the kind, ReviewIsOver, ReviewNotClaimed */
  async execute(command: CaseCommand): Promise<void> {
    await this.updateCase.execute(command, 'released', ({ reviewCase }, now) =>
      reviewCase.release(command.moderatorId, now),
    );
  }
}
