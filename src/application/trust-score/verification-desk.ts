import type { User } from '../../domain/account/user.js';
import { isolated } from '../../domain/shared/isolated.js';
import { NoSuchReview } from '../../domain/trust-score/review-errors.js';
import type {
  Evidence,
  ReviewReason,
  VerificationReview,
} from '../../domain/trust-score/verification-review.js';
import { composeMail } from '../notifications/compose-mail.js';
import { mailText } from '../notifications/mail-text.js';
import { queueMail } from '../notifications/send-mail.js';
import { type CaseCommand, ReviewDesk } from '../review-cases/review-desk.js';
import { UnreadableObject } from '../shared/unreadable-object.js';
import { EvidenceLost } from './evidence-errors.js';
import { EvidenceFiles } from './evidence-files.js';
import type { EvidenceFile, FileProblem, TrustScorePorts } from './ports.js';
import type { ReviewRecord } from './review-views.js';
import { type LockedReview, VerificationCases } from './verification-cases.js';

/** What moderators do with verification reviews. */
export class VerificationDesk extends ReviewDesk<LockedReview, ReviewRecord> {
  private readonly files: EvidenceFiles;

  constructor(protected override readonly ports: TrustScorePorts) {
    const { reviews, reviewQueries } = ports;
    super(ports, new VerificationCases(ports), {
      cases: reviews,
      queries: reviewQueries,
      NotFound: NoSuchReview,
    });
    this.files = new EvidenceFiles(ports);
  }

  /**
   * Adds the points, mails the user, and has the file deleted by a job.
   * @param dateOfBirthAgrees for an ID: false if the dates differ; null if not stated
   * @throws NoSuchReview, ReviewIsOver, ReviewNotClaimed, FileNotSeen, DateOfBirthDiffers, ComparedPictureChanged
   */
  async approve(command: CaseCommand, dateOfBirthAgrees: boolean | null): Promise<void> {
    await this.decide(command, 'approved', ({ reviewCase, user }, now) =>
      reviewCase.approve(command.moderatorId, now, {
        dateOfBirthAgrees,
        profilePicture: user.profileImageUrl,
      }),
    );
  }

  /** Mails the user the reason, the note and how to submit again. @throws NoSuchReview, ReviewIsOver, ReviewNotClaimed, TextNotAllowed */
  async reject(command: CaseCommand, reason: ReviewReason, note: string | null): Promise<void> {
    await this.decide(command, 'rejected', ({ reviewCase }, now) =>
      reviewCase.reject(command.moderatorId, now, { reason, note }),
    );
  }

  private async decide(
    command: CaseCommand,
    outcome: 'approved' | 'rejected',
    decide: (locked: LockedReview, now: Date) => void,
  ): Promise<void> {
    await this.ports.unitOfWork.run(async () => {
      const { reviewCase, user } = await this.update(command, outcome, decide);
      await this.mail(user, reviewCase, outcome === 'approved' ? 'Approved' : 'Rejected');
    });
  }

  /** The mail contains no personal data but the first name of the user, and is sent after the commit only. */
  private async mail(
    { email, firstName, language }: User,
    { kind, reason, note }: VerificationReview,
    outcome: 'Approved' | 'Rejected',
  ): Promise<void> {
    const { jobs, appName, publicUrl } = this.ports;
    const values = { reason: reason ?? '', hasNote: Boolean(note), note: note ? isolated(note) : '' };
    const { button, ...text } = mailText(language, 'trust-score', `${kind}${outcome}`, values);
    const link = { label: button, url: publicUrl };
    const to = { to: email, firstName, language };
    await queueMail(
      jobs,
      composeMail({ appName: appName(), purpose: { kind: 'account' }, ...to, ...text, link }),
    );
  }

  /**
   * Shows a page of the file to the moderator with a valid claim, and writes an audit entry for every view.
   * @param page 1-based
   * @throws NoSuchReview without a valid claim, after the decision, and for a page that does not exist;
   * EvidenceLost if the stored page is missing or damaged
   */
  async viewFile({ caseId, moderatorId }: CaseCommand, page: number): Promise<EvidenceFile> {
    const { unitOfWork, reviews, audit, fileAlarm, clock } = this.ports;
    const evidence = this.evidenceFor(moderatorId, await reviews.find(caseId));
    if (page > evidence.pageCount) throw new NoSuchReview();
    const found = await this.readPage(evidence, page);
    await unitOfWork.run(async () => {
      // The row lock keeps a decision from falling between this check of the claim and the audit line.
      const review = await reviews.findForUpdate(caseId);
      this.evidenceFor(moderatorId, review);
      if (typeof found === 'string') return;
      if (page === 1) {
        review!.markSeen(moderatorId, clock.now());
        await reviews.save(review!);
      }
      await audit.write({
        actorId: moderatorId,
        action: 'verification.file_viewed',
        target: { kind: 'verification', id: caseId },
        details: { kind: review!.kind, userId: review!.userId, page },
      });
    });
    if (typeof found !== 'string') return found;
    fileAlarm.raise(found, caseId);
    throw new EvidenceLost();
  }

  /** @throws NoSuchReview */
  private evidenceFor(moderatorId: number, review: VerificationReview | null): Evidence {
    const isHolder = review?.holderAt(this.ports.clock.now()) === moderatorId;
    if (!isHolder || !review.evidence) throw new NoSuchReview();
    return review.evidence;
  }

  private async readPage(evidence: Evidence, page: number): Promise<EvidenceFile | FileProblem> {
    // Only rendered pictures are stored; anything else is not shown to a reviewer.
    if (evidence.contentType !== 'image/webp') return 'outdated';
    try {
      return (await this.files.read(evidence, page)) ?? 'missing';
    } catch (error) {
      if (error instanceof UnreadableObject) return 'damaged';
      throw error;
    }
  }
}
