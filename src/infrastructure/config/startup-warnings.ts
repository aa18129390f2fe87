import type { Config } from './config.js';

/** What an operator should know at the start, one line each. */
export function startupWarnings({ production, contactEmail, operator }: Config): string[] {
  if (!production) return [];
  return [
    ...(contactEmail === undefined
      ? [
          'CONTACT_EMAIL is not set: the policies name no address, and answers to emails go to the sender of MAIL_FROM',
        ]
      : []),
    ...(operator.name === undefined
      ? ['OPERATOR_NAME is not set: the policies do not say who is responsible for the data']
      : []),
  ];
}
