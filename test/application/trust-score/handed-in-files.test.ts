import type { User } from '../../../src/domain/account/user.js';
import { aTrustDesk } from './a-trust-desk.js';

let desk: ReturnType<typeof aTrustDesk>;
let ada: User;
beforeEach(async () => {
  desk = aTrustDesk();
  ada = await desk.joins('ada');
});

async function namesOf(user: User): Promise<string[]> {
  const names: string[] = [];
  for await (const { name } of desk.handedIn.of(user.id)) names.push(name.replace(/\d+/, 'N'));
  return names;
}

describe('the files that a user handed in', () => {
  it('are those that still exist', async () => {
    await desk.handsIn(ada);
    expect(await namesOf(ada)).toEqual(['files/id-N-page-1.webp']);
    desk.clock.pass({ days: 30 });
    await desk.purges();
    expect(await namesOf(ada)).toEqual([]);
  });

  it('are not those of another user', async () => {
    await desk.handsIn(await desk.joins('ben'));
    expect(await namesOf(ada)).toEqual([]);
  });
});
