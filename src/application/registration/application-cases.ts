import type { Application } from '../../domain/registration/application.js';
import { NoSuchApplication } from '../../domain/registration/registration-errors.js';
import type { LockedCase, ReviewCases } from '../review-cases/review-cases.js';
import type { Applications, RegistrationPolicies } from './ports.js';

export interface LockedApplication extends LockedCase {
  readonly reviewCase: Application;
}

/** Applications as review cases. */
export class ApplicationCases implements ReviewCases<LockedApplication> {
  readonly kind = 'application';

  constructor(
    private readonly policies: RegistrationPolicies,
    private readonly applications: Applications,
  ) {}

  /** The lock of admissions first, because an approval may let somebody in. @throws NoSuchApplication */
  async findForUpdate(id: number): Promise<LockedApplication> {
    await this.policies.acquireLock();
    const reviewCase = await this.applications.findForUpdate(id);
    if (!reviewCase) throw new NoSuchApplication();
    return { reviewCase };
  }

  async save({ reviewCase }: LockedApplication): Promise<void> {
    await this.applications.save(reviewCase);
  }

  auditDetails(): undefined {
    return undefined;
  }
}
