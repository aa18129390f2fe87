import { NoStepToAppeal } from '../../domain/attendance/attendance-errors.js';
import type { Users } from '../account/ports.js';
import type { Clock, UnitOfWork } from '../shared/ports.js';
import type { Misses } from './ports.js';

export interface AppealStepCommand {
  readonly userId: number;
  readonly missId: number;
  readonly note: string;
}

/** Submits a user's appeal against the step of a miss, one per step. Until the answer, the step does not apply. */
export class AppealStep {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly users: Users,
    private readonly misses: Misses,
    private readonly clock: Clock,
  ) {}

  /** @throws NoStepToAppeal, AlreadyAppealed, AppealTextNotAllowed */
  execute({ userId, missId, note }: AppealStepCommand): Promise<void> {
    return this.unitOfWork.run(async () => {
      await this.users.findForUpdate(userId);
      const miss = await this.misses.find(missId);
      if (miss?.userId !== userId) throw new NoStepToAppeal();
      miss.submitAppeal(note, this.clock.now());
      await this.misses.save(miss);
    });
  }
}
