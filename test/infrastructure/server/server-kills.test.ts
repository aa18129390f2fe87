import { serverKills } from '../../faults/server-kills.js';

it('a server that is killed under chat, request, join and leave load loses and doubles nothing', async () => {
  const [row] = await serverKills(1);
  expect(row).toMatchObject({ rounds: 1, lost: 0, doubled: 0, unexpected: 0 });
  expect(row!.acknowledged).toBeGreaterThan(10);
});
