import type { AccountMails } from '../account/mails.js';
import type { UpdateCase } from '../review-cases/update-case.js';
import type { UnitOfWork } from '../shared/ports.js';
import type { LockedApplication } from './application-cases.js';
import type { LetIn } from './let-in.js';

export interface DecideApplicationCommand {
  readonly applicationId: number;
  readonly moderatorId: number;
  readonly decision: 'approve' | 'reject';
}

/** A moderator lets an applicant in, or not. Where no place is free, they wait for one. The applicant gets a mail. */
export class DecideApplication {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly updateApplication: UpdateCase<LockedApplication>,
    private readonly letIn: LetIn,
    private readonly mails: AccountMails,
  ) {}

  /** @throws NoSuchApplication, ReviewIsOver, ReviewNotClaimed */
  async execute({ applicationId, moderatorId, decision }: DecideApplicationCommand): Promise<void> {
    const command = { caseId: applicationId, moderatorId };
    await this.unitOfWork.run(async () => {
      if (decision === 'reject') {
        const { reviewCase } = await this.updateApplication.execute(command, 'rejected', (locked, now) =>
          locked.reviewCase.reject(moderatorId, now),
        );
        return this.mails.applicationRejected(reviewCase.candidate);
      }
      const { reviewCase } = await this.updateApplication.execute(command, 'approved', (locked, now) =>
        locked.reviewCase.approve(moderatorId, now),
      );
      // Someone who has waited longer for a place gets it.
      const next = await this.letIn.next();
      if (next?.id !== applicationId) await this.mails.applicationPending(reviewCase.candidate, 'place');
    });
  }
}
