import { CURRENT_POLICIES } from '../../../src/domain/account/consent.js';
import type { Archives, HandedInFiles, PersonalRecords } from '../../../src/application/account-end/ports.js';
import { adaAtATable } from './ada-at-a-table.js';
import { refused } from '../../support/refused.js';

it('the export has one file per record type, at most three times a day', async () => {
  const packed: string[] = [];
  let profile: object = {};
  const archives: Archives = {
    async *pack(files) {
      for await (const { name, bytes } of files) {
        packed.push(name);
        if (name === 'profile.json') profile = JSON.parse(Buffer.from(bytes).toString()) as object;
      }
      yield new Uint8Array([1]);
    },
  };
  const stored = { survey: null, requests: [] } as unknown as Awaited<ReturnType<PersonalRecords['of']>>;
  const handedIn: HandedInFiles = {
    async *of() {
      yield { name: 'files/id-7-page-1.webp', bytes: new Uint8Array([2]) };
    },
  };
  const records = { of: async () => stored };
  const { account, ada } = await adaAtATable({ records, archives, readHandedInFiles: handedIn });
  const { exportData } = account;
  for (let i = 0; i < 3; i++)
    for await (const piece of await exportData.execute({ userId: ada.id })) expect(piece).toHaveLength(1);
  await refused(exportData.execute({ userId: ada.id }), 'too_many_attempts');
  await refused(exportData.execute({ userId: 4711 }), 'not_signed_in');
  const { email, firstName } = ada;
  expect(profile).toMatchObject({
    email,
    firstName,
    consent: { version: CURRENT_POLICIES, at: expect.any(String) },
    isFirstOfNetwork: false,
  });
  expect([...new Set(packed)]).toEqual([
    'profile.json',
    'survey.json',
    'requests.json',
    'files/id-7-page-1.webp',
  ]);
});
