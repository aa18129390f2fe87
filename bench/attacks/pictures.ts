import sharp from 'sharp';
import { submitId } from '../../test/support/http/an-upload.js';
import type { Answer, APerson } from '../../test/support/http/a-person.js';
import { peakGrowthDuring } from '../../test/support/process-memory.js';
import type { AttackedProduct } from './attacked-product.js';
import { milliseconds, type Result } from './result.js';

const ATTACKERS = 20;

const flat = (side: number) =>
  sharp({
    create: { width: side, height: side, channels: 3, background: 'tomato' },
    limitInputPixels: false,
  });

const setsPicture = (person: APerson, type: string, bytes: Buffer): Promise<Answer> =>
  person.send('PUT', '/api/profile', {
    profileImageUrl: `data:image/${type};base64,${bytes.toString('base64')}`,
  });

/** Decompression bombs by twenty users at once: memory growth, and the response time of a sign-in during the attack. */
export async function attackWithPictures(product: AttackedProduct): Promise<Result[]> {
  const attackers = await Promise.all(Array.from({ length: ATTACKERS }, () => product.person().signUp()));
  const ada = await product.person().signUp();
  const avif = await flat(6_320).avif({ effort: 0 }).toBuffer();
  const jpeg = await flat(4_000).jpeg({ progressive: true, chromaSubsampling: '4:4:4' }).toBuffer();
  const png = await flat(4_800).png({ progressive: true }).toBuffer();
  const results: Result[] = [];
  for (const [name, send] of [
    ['AVIF of 40 Mpx', (person: APerson) => setsPicture(person, 'avif', avif)],
    ['progressive JPEG of 16 Mpx', (person: APerson) => setsPicture(person, 'jpeg', jpeg)],
    ['interlaced PNG of 23 Mpx as ID', (person: APerson) => submitId(person, png)],
  ] as const) {
    let longest = 0;
    const growth = await peakGrowthDuring(product.pid, async () => {
      longest = await maxSignInDuring(ada, () => Promise.all(attackers.map(send)));
    });
    results.push(
      { attack: `${ATTACKERS} x ${name}: memory`, measured: `${growth} MB`, bar: '300 MB' },
      { attack: `${ATTACKERS} x ${name}: longest sign-in`, measured: milliseconds(longest), bar: '1000 ms' },
    );
  }
  return results;
}

/** In milliseconds. */
async function maxSignInDuring(person: APerson, attack: () => Promise<unknown>): Promise<number> {
  let isOver = false;
  const attacking = attack().finally(() => (isOver = true));
  let longest = 0;
  do {
    const began = performance.now();
    await person.expect('POST', '/api/auth/login', 200, {
      usernameOrEmail: person.username,
      password: person.password,
    });
    longest = Math.max(longest, performance.now() - began);
  } while (!isOver);
  await attacking;
  return longest;
}
