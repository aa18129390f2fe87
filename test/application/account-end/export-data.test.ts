import { AccountGone } from '../../../src/application/shared/account-gone.js';
import { CURRENT_POLICIES } from '../../../src/domain/account/consent.js';
import { ExportData } from '../../../src/application/account-end/export-data.js';
import type { Archives, HandedInFiles } from '../../../src/application/account-end/ports.js';
import { PictureStore } from '../../../src/application/shared/picture-store.js';
import { TooManyAttempts } from '../../../src/application/shared/too-many-attempts.js';
import { InMemoryObjectStore } from '../../support/fakes/in-memory-object-store.js';
import { ScriptedChance } from '../../support/fakes/scripted-chance.js';
import { adaAtATable } from './ada-at-a-table.js';

describe('ExportData', () => {
  it('exports one file per record type, at most three times a day', async () => {
    const { users, limiter, ada } = await adaAtATable();
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
    const nothing = {
      survey: null,
      privatePreferences: null,
      requests: [],
      matches: [],
      messages: [],
      meetups: [],
      venues: [],
      votes: [],
      bookings: [],
      tableChanges: [],
      reviews: [],
      feedback: [],
      notAgain: [],
      blocks: [],
      reports: [],
      suspensions: [],
      misses: [],
      sessions: [],
      knownDevices: [],
      activity: null,
      emailChange: null,
      phoneVerification: null,
      secondFactor: null,
      homeSafe: [],
      chatOffers: [],
      sharedPlans: [],
      calendar: [],
      notifications: [],
      devices: [],
      undeliverableAddress: null,
      sentMails: [],
      weeklyQuestion: [],
      registration: [],
    };
    const pictures = new PictureStore(
      new InMemoryObjectStore(),
      { toWebp: async (bytes) => bytes },
      new ScriptedChance(),
      limiter,
    );
    const handedIn: HandedInFiles = {
      async *of() {
        yield { name: 'files/id-7-page-1.webp', bytes: new Uint8Array([2]) };
      },
    };
    const records = { of: async () => nothing };
    const exportData = new ExportData(users, records, pictures, handedIn, archives, limiter);
    for (let i = 0; i < 3; i++)
      for await (const piece of await exportData.execute({ userId: ada.id })) expect(piece).toHaveLength(1);
    await expect(exportData.execute({ userId: ada.id })).rejects.toThrow(TooManyAttempts);
    await expect(exportData.execute({ userId: 4711 })).rejects.toThrow(AccountGone);
    const { email, firstName } = ada;
    expect(profile).toMatchObject({
      email,
      firstName,
      consent: { version: CURRENT_POLICIES, at: expect.any(String) },
      isFirstOfNetwork: false,
    });
    expect(new Set(packed)).toEqual(
      new Set([
        ...['profile', ...Object.keys(nothing)].map((name) => `${name}.json`),
        'files/id-7-page-1.webp',
      ]),
    );
  });
});
