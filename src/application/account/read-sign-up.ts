import type { PendingRegistrations } from './ports.js';

/** Tells the browser that started a sign-up whether a mail to its address was refused. */
export class ReadSignUp {
  constructor(private readonly registrations: Pick<PendingRegistrations, 'isMailRefused'>) {}

  /** @param signUpKey null for a browser without a sign-up, which learns nothing about any address */
  async execute({ signUpKey }: { signUpKey: string | null }): Promise<{ isMailRefused: boolean }> {
    return { isMailRefused: signUpKey !== null && (await this.registrations.isMailRefused(signUpKey)) };
  }
}
