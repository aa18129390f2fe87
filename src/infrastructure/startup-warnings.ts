import type { Config } from './config.js';

/** What an operator should know at the start, one line each. */
export function startupWarnings({ production, contactEmail }: Config): string[] {
  return production && contactEmail === undefined
    ? [
        'CONTACT_EMAIL is not set: the policies name no address, and answers to mails go to the sender of MAIL_FROM',
      ]
    : [];
}
