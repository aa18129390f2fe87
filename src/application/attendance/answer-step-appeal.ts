import { AppealNotFound } from '../../domain/attendance/attendance-errors.js';
import type { TableMates } from '../review-cases/table-mates.js';
import type { Clock } from '../shared/ports.js';
import type { DecidedOn } from '../audit/staff-decisions.js';
import type { AuditedStaffAction } from '../moderation/audited-staff-action.js';
import type { Misses } from './ports.js';
import type { AttendanceMails } from './attendance-mails.js';

export interface AnswerStepAppealCommand extends DecidedOn {
  readonly actorId: number;
  readonly missId: number;
  /** Answer to the user. */
  readonly answer: string;
  /** Whether the step is lifted, and with it its miss. */
  readonly lift: boolean;
}

/** Answers an appeal against a step, by a moderator who is no table-mate, and mails the user. */
export class AnswerStepAppeal {
  constructor(
    private readonly staffAction: AuditedStaffAction,
    private readonly misses: Misses,
    private readonly tableMates: TableMates,
    private readonly mails: AttendanceMails,
    private readonly clock: Clock,
  ) {}

  /**
   * @throws AppealNotFound, PersonNotFound, ConflictOfInterest, OnlyAdminsActOnStaff, NoAppealWaiting, AppealTextNotAllowed
   */
  async execute({ actorId, missId, answer, lift, decidedAfter }: AnswerStepAppealCommand): Promise<void> {
    const appealed = await this.misses.find(missId);
    if (!appealed?.appeal) throw new AppealNotFound();
    const { userId } = appealed;
    await this.staffAction.execute({ actorId, userId, decidedAfter }, async (person) => {
      const miss = await this.misses.find(missId);
      if (!miss) throw new AppealNotFound();
      // The general rule covers a shorter time than a miss.
      const wasThere = miss.matchId !== null && (await this.tableMates.satAt(actorId, miss.matchId));
      miss.answerAppeal({ answer, lift }, { id: actorId, wasThere }, this.clock.now());
      await this.misses.save(miss);
      await this.mails.appealAnswered(person, miss);
      return { action: 'user.step_appeal_answered', details: { step: miss.step!.kind, lifted: lift } };
    });
  }
}
