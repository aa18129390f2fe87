import { setTimeout as pause } from 'node:timers/promises';
import { hasRedis, startRedis } from '../support/redis/redis-server.js';
import { Load } from './load.js';
import { aRow, type FaultRow } from './row.js';
import { Town } from './town.js';

const ROUNDS = 3;
const AWAY_MS = 2000;

/** Takes Redis away under load and brings it back on the same port. Left out where it is not installed. */
export async function redisOutage(): Promise<FaultRow[]> {
  if (!hasRedis) return [];
  const row = aRow('Redis gone and back');
  let redis = await startRedis();
  const port = Number(new URL(redis.url).port);
  const outages = async (town: Town) => {
    const load = await Load.open(town);
    for (let round = 0; round < ROUNDS; round++) {
      load.start();
      await pause(AWAY_MS);
      await redis.stop();
      const began = performance.now();
      await town.firstAnswer(load.reader);
      row.firstAnswers.push(performance.now() - began);
      await pause(AWAY_MS);
      redis = await startRedis(port);
      await load.check(row);
    }
    await load.stop();
  };
  try {
    await Town.during(outages, { REDIS_URL: redis.url });
  } finally {
    await redis.stop();
  }
  return [row];
}
