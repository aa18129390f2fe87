import { NotSuspended } from '../../domain/moderation/suspension-errors.js';
import type { Credentials, NameAndPassword } from '../account/credentials.js';
import type { Users } from '../account/ports.js';
import type { Clock, UnitOfWork } from '../shared/ports.js';
import type { Suspensions } from './ports.js';

export interface AppealSuspensionCommand extends NameAndPassword {
  readonly note: string;
}

/** Someone who is kept out says why that is wrong. They cannot sign in, so they prove who they are as for signing in. */
export class AppealSuspension {
  constructor(
    private readonly work: UnitOfWork,
    private readonly credentials: Credentials,
    private readonly users: Users,
    private readonly suspensions: Suspensions,
    private readonly clock: Clock,
  ) {}

  /** @throws WrongCredentials, EmailNotVerified, TooManyAttempts, NotSuspended, AlreadyAppealed, AppealTextNotAllowed */
  async execute({ note, ...command }: AppealSuspensionCommand): Promise<void> {
    const { id: userId } = await this.credentials.prove(command);
    await this.work.run(async () => {
      await this.users.findToChange(userId);
      const suspension = await this.suspensions.inForceOf(userId);
      if (!suspension) throw new NotSuspended();
      suspension.takeAppeal(note, this.clock.now());
      await this.suspensions.save(suspension);
    });
  }
}
