import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { accountErrors } from '../../../src/adapters/http/account/account.errors.js';
import { chatErrors } from '../../../src/adapters/http/chat/chat.errors.js';
import { matchErrors } from '../../../src/adapters/http/match/match.errors.js';
import { meetupErrors } from '../../../src/adapters/http/meetup/meetup.errors.js';
import { matchingRequestErrors } from '../../../src/adapters/http/matching-request/matching-request.errors.js';
import { moderationErrors } from '../../../src/adapters/http/moderation/moderation.errors.js';
import { trustScoreErrors } from '../../../src/adapters/http/trust-score/trust-score.errors.js';

const TABLES = [
  accountErrors,
  chatErrors,
  matchErrors,
  matchingRequestErrors,
  meetupErrors,
  moderationErrors,
  trustScoreErrors,
  { too_many_attempts: 429 },
];

/** The codes of all rules, read from where they are declared. */
function declaredCodes(): string[] {
  return ['src/domain', 'src/application']
    .flatMap((folder) =>
      readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((file) => join(folder, file)),
    )
    .filter((file) => file.endsWith('.ts'))
    .flatMap((file) => [...readFileSync(file, 'utf8').matchAll(/^ {2}readonly code = '(\w+)'/gm)])
    .map(([, code]) => code!);
}

describe('every rule of the product', () => {
  it('has one status that clients are told', () => {
    const codes = declaredCodes();
    expect(codes.length).toBeGreaterThan(25);
    expect(codes.filter((code) => !TABLES.some((table) => code in table))).toEqual([]);
  });

  it('and no status is kept for a rule that is gone', () => {
    const codes = new Set(declaredCodes());
    expect(TABLES.flatMap((table) => Object.keys(table)).filter((code) => !codes.has(code))).toEqual([]);
  });

  it('says no with a status from 400 to 499', () => {
    for (const status of TABLES.flatMap((table) => Object.values(table))) {
      expect(status).toBeGreaterThanOrEqual(400);
      expect(status).toBeLessThan(500);
    }
  });
});
