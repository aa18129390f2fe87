import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp, { type Sharp } from 'sharp';
import type { APerson, Answer } from '../support/http/a-person.js';
import { submitId } from '../support/http/an-upload.js';
import { ownProduct, type OwnProduct } from '../support/http/own-product.js';
import { eventually } from '../support/eventually.js';
import { descendantsOf, peakGrowthDuring, CAN_READ_MEMORY } from '../support/process-memory.js';

/** Concurrent decoding of three pictures just within the limit exceeds the memory limits. */
const ATTACKERS = 3;
const GROWTH_LIMIT_MB = 300;
/** More than one, because the first may be answered before the decoding begins. */
const SIGN_INS = 3;

let product: OwnProduct;
let attackers: APerson[];
let ada: APerson;

beforeAll(async () => {
  product = await ownProduct();
  attackers = await Promise.all(Array.from({ length: ATTACKERS }, () => product.person().signUp()));
  ada = await product.person().signUp();
});
afterAll(() => product?.stop());

const flat = (side: number): Sharp =>
  sharp({
    create: { width: side, height: side, channels: 3, background: 'tomato' },
    limitInputPixels: false,
  });

/** A flat AVIF of 6,320 by 6,320 pixels, stored because encoding it takes seconds. */
const AVIF_BOMB = join(import.meta.dirname, '..', 'support', 'pictures', 'bomb.avif');
const largeJpeg = flat(4_096).jpeg({ progressive: true, chromaSubsampling: '4:4:4' }).toBuffer();

const setsPicture = (person: APerson, type: string, bytes: Uint8Array): Promise<Answer> =>
  person.send('PUT', '/api/profile', {
    profileImageUrl: `data:image/${type};base64,${Buffer.from(bytes).toString('base64')}`,
  });

const signIn = () =>
  ada.send('POST', '/api/auth/login', { usernameOrEmail: ada.username, password: ada.password });

/** Uploads all pictures at once, and signs another user in repeatedly meanwhile. */
async function attack(send: (attacker: APerson) => Promise<Answer>) {
  const answers: Answer[] = [];
  const signIns: number[] = [];
  let signInsMeanwhile = 0;
  const growth = await peakGrowthDuring(product.process.pid, async () => {
    const sent = attackers.map(async (attacker) => answers.push(await send(attacker)));
    while (signIns.length < SIGN_INS) {
      signIns.push((await signIn()).status);
      if (answers.length < attackers.length) signInsMeanwhile++;
    }
    await Promise.all(sent);
  });
  return { statuses: answers.map(({ status }) => status), growth, signIns, signInsMeanwhile };
}

it.each<[string, number, () => Promise<Buffer>, (attacker: APerson, bytes: Buffer) => Promise<Answer>]>([
  [
    'an AVIF of 1.3 kB that unfolds to 40 megapixels is refused',
    400,
    () => readFile(AVIF_BOMB),
    (attacker, bytes) => setsPicture(attacker, 'avif', bytes),
  ],
  [
    'a progressive JPEG just within the limit is decoded',
    200,
    () => largeJpeg,
    (attacker, bytes) => setsPicture(attacker, 'jpeg', bytes),
  ],
  [
    'an interlaced PNG as ID just within the limit is decoded',
    200,
    () => flat(4_900).png({ progressive: true }).toBuffer(),
    submitId,
  ],
])('%s within bounded memory, and others can sign in at the same time', async (_what, status, make, send) => {
  const bomb = await make();
  const { statuses, growth, signIns, signInsMeanwhile } = await attack((attacker) => send(attacker, bomb));
  expect(statuses).toEqual(attackers.map(() => status));
  if (CAN_READ_MEMORY) expect(growth).toBeLessThan(GROWTH_LIMIT_MB);
  expect(signIns).toEqual(Array(SIGN_INS).fill(200));
  // A refusal may be faster than a sign-in.
  if (status === 200) expect(signInsMeanwhile).toBeGreaterThan(0);
});

it('one user has one picture in processing at a time, so that other users do not wait in the queue', async () => {
  const slow = await largeJpeg;
  const answers = await Promise.all(Array.from({ length: 4 }, () => setsPicture(ada, 'jpeg', slow)));
  const outcomes = answers.map(({ status, body }) => `${status} ${String(body.code ?? '')}`).sort();
  expect(outcomes).toEqual(['200 ', ...Array.from({ length: 3 }, () => '409 upload_under_way')]);
});

// The last test, because it kills the server.
(CAN_READ_MEMORY ? it : it.skip)('no decoder process remains after the server was killed', async () => {
  await setsPicture(ada, 'png', await flat(10).png().toBuffer());
  const [decoder, ...others] = descendantsOf(product.process.pid);
  expect([typeof decoder, others]).toEqual(['number', []]);
  await product.process.end('SIGKILL');
  await eventually(async () => !isRunning(decoder!));
});

function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}
