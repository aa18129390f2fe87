import { LanguageIsAskedFor } from '../../domain/matching-request/matching-request-errors.js';
import {
  type LanguagesChanged,
  NO_PREFERENCES,
  type PrivatePreferences,
  privatePreferencesFrom,
} from '../../domain/private-preferences/private-preferences.js';
import type { MatchingRequests, RequestingUsers } from '../matching-request/ports.js';
import { AccountGone } from '../shared/account-gone.js';
import type { Events, RateLimit, RateLimiter, UnitOfWork } from '../shared/ports.js';
import type { AllPrivatePreferences } from './ports.js';

/** Per user. A change of languages causes a run, whose outcome could tell who waits there if it were asked in series. */
const PRIVATE_PREFERENCE_CHANGES: RateLimit = {
  name: 'private-preference-changes',
  times: 20,
  perSeconds: 3_600,
};

/** Reads and replaces the private preferences of a user. Nothing is signaled to anyone. */
export class OwnPrivatePreferences {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly requestingUsers: RequestingUsers,
    private readonly requests: Pick<MatchingRequests, 'openOf'>,
    private readonly preferences: AllPrivatePreferences,
    private readonly events: Events<LanguagesChanged>,
    private readonly limiter: RateLimiter,
  ) {}

  async of(userId: number): Promise<PrivatePreferences> {
    return (await this.preferences.of([userId])).get(userId) ?? NO_PREFERENCES;
  }

  /**
   * The lock on the user excludes a run that seats them and a new request meanwhile. Who has a seat keeps it, whatever they
   * change, because a lost seat would tell the others.
   * @returns what is saved
   * @throws TooManyAttempts, TextNotAllowed, AccountGone, LanguageIsAskedFor
   */
  async save(userId: number, said: PrivatePreferences): Promise<PrivatePreferences> {
    await this.limiter.consume(PRIVATE_PREFERENCE_CHANGES, String(userId));
    const next = privatePreferencesFrom(said);
    await this.unitOfWork.run(async () => {
      if (!(await this.requestingUsers.findForUpdate(userId))) throw new AccountGone();
      const before = await this.of(userId);
      const open = await this.requests.openOf(userId);
      if (open?.isWaiting && open.sharedLanguage && next.languages.length === 0)
        throw new LanguageIsAskedFor();
      await this.preferences.save(userId, next);
      if (next.languages.join() === before.languages.join()) return;
      const changed: LanguagesChanged = { type: 'languages-changed', userId };
      await this.events.publish([changed]);
    });
    return next;
  }
}
