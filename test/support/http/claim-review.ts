import type { APerson, Answer } from './a-person.js';

/** Claims a review and opens its file, which an approval requires. @returns the response of the claim */
export async function claimAndOpen(moderator: APerson, path: string): Promise<Answer> {
  const claimed = await moderator.expect('POST', `${path}/claim`, 200);
  await moderator.expect('GET', `${path}/file`, 200);
  return claimed;
}
