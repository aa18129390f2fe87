import type { Language } from '../../domain/shared/language.js';
import { AccountGone } from '../shared/account-gone.js';
import type { Clock, UnitOfWork } from '../shared/ports.js';
import type { Users } from '../account/ports.js';

export interface ChangeLanguageCommand {
  readonly userId: number;
  readonly language: Language;
}

/** Changes the language in which mails to a user are written. */
export class ChangeLanguage {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly users: Users,
    private readonly clock: Clock,
  ) {}

  /** Idempotent. @throws AccountGone */
  async execute({ userId, language }: ChangeLanguageCommand): Promise<void> {
    await this.unitOfWork.run(async () => {
      const user = await this.users.findForUpdate(userId);
      if (!user) throw new AccountGone();
      if (user.language === language) return;
      user.changeLanguage(language, this.clock.now());
      await this.users.save(user);
    });
  }
}
