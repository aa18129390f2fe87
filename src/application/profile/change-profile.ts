import { isDrawing } from '../../domain/account/drawing.js';
import { ensureOwnUsername } from '../../domain/account/misleading-name.js';
import type { ProfileChange, User } from '../../domain/account/user.js';
import { usernameFrom, UsernameTaken } from '../../domain/account/username.js';
import { REMOVE_PICTURE } from '../shared/remove-picture.js';
import type { PictureStore } from '../shared/picture-store.js';
import { PictureFromElsewhere, PROFILE_PICTURE } from '../shared/pictures.js';
import type { Clock, Jobs, RateLimiter, UnitOfWork } from '../shared/ports.js';
import { AccountGone } from '../shared/account-gone.js';
import { PROFILE_CHANGES } from './limits.js';
import type { OpenReviews, Users } from '../account/ports.js';

export interface ChangeProfileCommand extends ProfileChange {
  readonly userId: number;
  /** A data URL to store, the path of a drawing, the current address to keep, null or an empty string to clear; absent: unchanged. */
  readonly profileImageUrl?: string | null;
}

/** Changes a user's own profile fields and profile picture. */
export class ChangeProfile {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly users: Users,
    private readonly pictures: PictureStore,
    private readonly openReviews: OpenReviews,
    private readonly jobs: Jobs,
    private readonly limiter: RateLimiter,
    private readonly clock: Clock,
    private readonly communityName: () => string,
  ) {}

  /** @throws AccountGone, TooManyAttempts, UsernameTaken, MisleadingUsername and the validation errors of each field and of pictures */
  async execute({ userId, profileImageUrl, ...change }: ChangeProfileCommand): Promise<void> {
    await this.limiter.consume(PROFILE_CHANGES, String(userId));
    await this.pictures.takeIn(profileImageUrl, userId, PROFILE_PICTURE, (address, isNew) =>
      this.unitOfWork.run(async () => {
        const user = await this.users.findForUpdate(userId);
        if (!user) throw new AccountGone();
        await this.ensureChosen(change.username, user);
        user.changeProfile(change, this.clock.now());
        await this.changePicture(user, address, isNew);
        await this.users.save(user);
      }),
    );
  }

  private async ensureChosen(username: string | undefined, user: User): Promise<void> {
    if (username === undefined || username.trim() === user.username) return;
    ensureOwnUsername(username, this.communityName());
    const holder = await this.users.findByUsername(usernameFrom(username));
    if (holder && holder.id !== user.id) throw new UsernameTaken();
  }

  /**
   * Withdraws the open picture review, whose subject is replaced. A job deletes the old file after the commit, because a
   * rollback cannot restore it.
   */
  private async changePicture(user: User, given: string | null | undefined, isNew: boolean): Promise<void> {
    const before = user.profileImageUrl;
    if (given === undefined || given === before) return;
    if (given && !isNew && !isDrawing(given)) throw new PictureFromElsewhere(PROFILE_PICTURE.field);
    user.changePicture(given || null, this.clock.now());
    await this.openReviews.withdraw(user.id, ['picture'], 'picture_changed');
    if (before && !isDrawing(before)) await this.jobs.add(REMOVE_PICTURE, { address: before });
  }
}
