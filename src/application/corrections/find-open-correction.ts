import type { User } from '../../domain/account/user.js';
import { NoCorrectionAsked } from '../../domain/corrections/correction-errors.js';
import type { PendingCorrection } from '../../domain/corrections/pending-correction.js';
import type { Users } from '../account/ports.js';
import type { Clock } from '../shared/ports.js';
import type { GoodStanding } from '../standing/good-standing.js';
import type { PendingCorrections } from './ports.js';

/**
 * Finds a correction that still counts: not after its end, not once its user changed the address themselves, and not once
 * the admin who asked for it has lost the role or is suspended.
 */
export class FindOpenCorrection {
  constructor(
    private readonly users: Users,
    private readonly corrections: PendingCorrections,
    private readonly goodStanding: GoodStanding,
    private readonly clock: Clock,
  ) {}

  /** Runs in a unit of work that has locked the user row. @throws NoCorrectionAsked */
  async execute(person: User, correctionId: number): Promise<PendingCorrection> {
    const correction = await this.corrections.findByIdForUpdate(correctionId);
    if (correction?.state.userId !== person.id || !correction.isOpenAt(this.clock.now()))
      throw new NoCorrectionAsked();
    const { previousEmail, askedBy } = correction.state;
    if (previousEmail !== null && previousEmail !== person.email) throw new NoCorrectionAsked();
    const asker = await this.users.find(askedBy);
    if (asker?.role !== 'admin' || !(await this.goodStanding.has(askedBy))) throw new NoCorrectionAsked();
    return correction;
  }
}
