import { serverKills } from '../../faults/server-kills.js';

it('a server that is killed under chat, request, join and leave load loses and doubles nothing', async () => {
  const [row] = await serverKills(2);
  expect(row).toMatchObject({ rounds: 2, lost: 0, doubled: 0, unexpected: 0 });
  expect(row!.acknowledged).toBeGreaterThan(20);
});
