import type { UnitOfWork } from '../shared/ports.js';
import type { LetIn } from './let-in.js';
import type { RegistrationPolicies } from './ports.js';

export const ADMIT_WAITING = 'admit-waiting';
/** The next run goes on. */
const MOST_AT_ONCE = 200;

/** Job, every few minutes and after a change of the policy: lets in who waits, one after the other while a place is free. */
export class AdmitWaiting {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly policies: RegistrationPolicies,
    private readonly letIn: LetIn,
  ) {}

  async execute(): Promise<void> {
    for (let turn = 0; turn < MOST_AT_ONCE; turn++) {
      const letIn = await this.unitOfWork.run(async () => {
        await this.policies.acquireLock();
        return this.letIn.next();
      });
      if (letIn === null) return;
    }
  }
}
