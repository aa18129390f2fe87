import type { User } from '../../domain/account/user.js';
import { AccountGone } from '../shared/account-gone.js';
import type { Users } from '../account/ports.js';
import type { ReviewRow, VerificationQueries } from './ports.js';

/** The trust score of a user with its open and closed reviews. */
export interface Verification {
  readonly user: User;
  /** The newest review of each kind. */
  readonly reviews: readonly ReviewRow[];
}

export class ReadVerification {
  constructor(
    private readonly users: Users,
    private readonly queries: VerificationQueries,
  ) {}

  /** @throws AccountGone */
  async execute({ userId }: { userId: number }): Promise<Verification> {
    const user = await this.users.find(userId);
    if (!user) throw new AccountGone();
    return { user, reviews: await this.queries.latestReviewsOf(userId) };
  }
}
