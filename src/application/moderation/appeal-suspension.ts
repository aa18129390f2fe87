import { NotSuspended } from '../../domain/moderation/suspension-errors.js';
import type { Users } from '../account/ports.js';
import type { Clock, UnitOfWork } from '../shared/ports.js';
import type { Suspensions } from './ports.js';

export interface AppealSuspensionCommand {
  readonly userId: number;
  readonly note: string;
}

/** Submits the suspended user's appeal, one per suspension. */
export class AppealSuspension {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly users: Users,
    private readonly suspensions: Suspensions,
    private readonly clock: Clock,
  ) {}

  /** @throws NotSuspended, AlreadyAppealed, AppealTextNotAllowed */
  execute({ userId, note }: AppealSuspensionCommand): Promise<void> {
    return this.unitOfWork.run(async () => {
      await this.users.findForUpdate(userId);
      const suspension = await this.suspensions.inForceOf(userId);
      if (!suspension) throw new NotSuspended();
      suspension.submitAppeal(note, this.clock.now());
      await this.suspensions.save(suspension);
    });
  }
}
