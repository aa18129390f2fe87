import { NoSuchApplication } from '../../domain/registration/registration-errors.js';
import type { UnitOfWork } from '../shared/ports.js';
import type { SignedLinks } from '../shared/signed-links.js';
import type { Applications, RegistrationPolicies } from './ports.js';

/** An applicant changes their mind: everything that they sent is deleted at once. */
export class WithdrawApplication {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly policies: RegistrationPolicies,
    private readonly applications: Applications,
    private readonly links: SignedLinks,
  ) {}

  /** @param ticket of this browser; null without one @throws NoSuchApplication also for one that has ended */
  execute({ ticket }: { readonly ticket: string | null }): Promise<void> {
    const id = ticket === null ? null : this.links.read('application', ticket);
    return this.unitOfWork.run(async () => {
      await this.policies.acquireLock();
      const application = id === null ? null : await this.applications.findForUpdate(Number(id));
      if (!application || application.hasEnded) throw new NoSuchApplication();
      await this.applications.remove(application);
    });
  }
}
