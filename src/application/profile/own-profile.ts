import { isDrawing } from '../../domain/account/drawing.js';
import { ensureOwnUsername } from '../../domain/account/misleading-name.js';
import type { ProfileChange, User } from '../../domain/account/user.js';
import { usernameFrom, UsernameTaken } from '../../domain/account/username.js';
import type { Language } from '../../domain/shared/language.js';
import { AccountGone } from '../shared/account-gone.js';
import { PictureFromElsewhere, PROFILE_PICTURE } from '../shared/pictures.js';
import { REMOVE_PICTURE } from '../shared/remove-picture.js';
import { PROFILE_CHANGES, SURVEY_CHANGES } from './limits.js';
import type { ProfilePorts, WholeSurvey } from './ports.js';

export interface ChangeProfileCommand extends ProfileChange {
  readonly userId: number;
  /** A data URL to store, the path of a drawing, the current address to keep, null or an empty string to clear; absent: unchanged. */
  readonly profileImageUrl?: string | null;
}

/** What members say about themselves. Each verb throws `AccountGone` for a deleted account. */
export class OwnProfile {
  constructor(private readonly ports: ProfilePorts) {}

  /**
   * Changes the profile fields and the profile picture.
   * @throws TooManyAttempts, UsernameTaken, MisleadingUsername and the validation errors of each field and of pictures
   */
  async change({ userId, profileImageUrl, ...change }: ChangeProfileCommand): Promise<void> {
    const { limiter, pictures, clock } = this.ports;
    await limiter.consume(PROFILE_CHANGES, String(userId));
    await pictures.takeIn(profileImageUrl, userId, PROFILE_PICTURE, (address, isNew) =>
      this.update(userId, async (user) => {
        await this.ensureChosen(change.username, user);
        user.changeProfile(change, clock.now());
        await this.changePicture(user, address, isNew);
      }),
    );
  }

  /** Changes the language in which mails to a user are written. Idempotent. */
  changeLanguage({ userId, language }: { userId: number; language: Language }): Promise<void> {
    return this.update(userId, async (user) => {
      if (user.language !== language) user.changeLanguage(language, this.ports.clock.now());
    });
  }

  /** Stores the survey answers in place of earlier ones. @throws TooManyAttempts */
  async saveSurvey({ userId, answers }: { userId: number; answers: WholeSurvey }): Promise<void> {
    const { limiter, surveys, clock } = this.ports;
    await limiter.consume(SURVEY_CHANGES, String(userId));
    await this.update(userId, async (user) => {
      user.takeSurvey(clock.now());
      await surveys.save(userId, answers);
    });
  }

  /**
   * Records that a user accepts the current Terms and Privacy.
   * @param version the one that the user was shown @throws PoliciesChanged
   */
  acceptPolicies({ userId, version }: { userId: number; version: number }): Promise<void> {
    return this.update(userId, async (user) => user.acceptPolicies(version, this.ports.clock.now()));
  }

  /** @throws AccountGone */
  private update(userId: number, change: (user: User) => Promise<void>): Promise<void> {
    const { unitOfWork, users } = this.ports;
    return unitOfWork.run(async () => {
      const user = await users.findForUpdate(userId);
      if (!user) throw new AccountGone();
      await change(user);
      await users.save(user);
    });
  }

  private async ensureChosen(username: string | undefined, user: User): Promise<void> {
    if (username === undefined || username.trim() === user.username) return;
    ensureOwnUsername(username, this.ports.appName());
    const holder = await this.ports.users.findByUsername(usernameFrom(username));
    if (holder && holder.id !== user.id) throw new UsernameTaken();
  }

  /**
   * Withdraws the open picture review, whose subject is replaced. A job deletes the old file after the commit, because a
   * rollback cannot restore it.
   */
  private async changePicture(user: User, given: string | null | undefined, isNew: boolean): Promise<void> {
    const { clock, jobs, openReviews } = this.ports;
    const before = user.profileImageUrl;
    if (given === undefined || given === before) return;
    if (given && !isNew && !isDrawing(given)) throw new PictureFromElsewhere(PROFILE_PICTURE.field);
    user.changePicture(given || null, clock.now());
    await openReviews.withdraw(user.id, ['picture'], 'picture_changed');
    if (before && !isDrawing(before)) await jobs.add(REMOVE_PICTURE, { address: before });
  }
}
