import { OPENED } from '../../src/infrastructure/compose/tokens.js';
import type { ObjectStore } from '../../src/application/shared/ports.js';
import type { APerson } from '../support/http/a-person.js';
import { aStaffMember } from '../support/http/a-staff-member.js';
import { submitId } from '../support/http/an-upload.js';
import { aProduct } from '../support/http/test-product.js';

const FILES = '/api/admin/verifications';

let maya: APerson;
let store: ObjectStore;
const log: string[] = [];
const product = aProduct({ log: (line) => log.push(line) });
beforeAll(async () => {
  store = product.server.container.get(OPENED).objectStore;
  maya = await aStaffMember(product, 'moderator');
});

async function aClaimedId() {
  const person = await product.person().signUp({ firstName: 'Wilhelmina' });
  expect((await submitId(person)).status).toBe(200);
  const { rows } = await product.query<{ id: number; key: string }>(
    'select id, file_key as key from verification_reviews where user_id = $1',
    [person.id],
  );
  const { id, key } = rows[0]!;
  await maya.expect('POST', `${FILES}/${id}/claim`, 200);
  return { id, key, person };
}

async function damage(key: string, change: (bytes: Buffer) => Uint8Array): Promise<void> {
  const { bytes, contentType } = (await store.get(key))!;
  await store.put(key, change(Buffer.from(bytes)), contentType);
}

const linesAbout = (id: number) =>
  log.map((line) => JSON.parse(line) as Record<string, unknown>).filter(({ reviewId }) => reviewId === id);

async function lostFiles(problem: string): Promise<number> {
  const text = await (await fetch(`${product.url}/metrics`)).text();
  return Number(new RegExp(`evidence_files_lost_total\\{problem="${problem}"\\} (\\d+)`).exec(text)?.[1]);
}

it.each<[string, string, (key: string) => Promise<unknown>]>([
  ['is gone', 'missing', (key) => store.delete(key)],
  [
    'has a changed bit',
    'damaged',
    (key) => damage(key, (bytes) => (bytes.writeUInt8(bytes[40]! ^ 1, 40), bytes)),
  ],
  ['was cut off', 'damaged', (key) => damage(key, (bytes) => bytes.subarray(0, 20))],
  [
    'is the file of another review',
    'damaged',
    async (key) => {
      const other = await aClaimedId();
      const { bytes, contentType } = (await store.get(other.key))!;
      await store.put(key, bytes, contentType);
    },
  ],
  [
    'is a PDF that was kept as it was',
    'outdated',
    (key) =>
      product.query(`update verification_reviews set content_type = 'application/pdf' where file_key = $1`, [
        key,
      ]),
  ],
])(
  'a file that %s returns 404, raises an alert without personal data and increments a counter',
  async (_how, problem, break_) => {
    const { id, key, person } = await aClaimedId();
    await break_(key);
    const before = await lostFiles(problem);
    const answer = await maya.get(`${FILES}/${id}/file`);
    expect([answer.status, answer.body.code]).toEqual([404, 'file_lost']);
    expect(linesAbout(id)).toEqual([
      expect.objectContaining({ level: 50, alert: 'evidence_file_lost', problem }),
    ]);
    expect(JSON.stringify(linesAbout(id))).not.toMatch(new RegExp(`Wilhelmina|${person.email}|${key}`));
    expect(await lostFiles(problem)).toBe(before + 1);
    const { rows } = await product.query(
      `select 1 from audit_log where target_id = $1 and action = 'verification.file_viewed'`,
      [id],
    );
    expect(rows).toEqual([]);
    // The user can submit it again.
    await maya.expect('POST', `${FILES}/${id}/reject`, 200, { reason: 'unreadable' });
    expect((await submitId(person)).status).toBe(200);
  },
);
