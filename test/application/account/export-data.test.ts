import { describe, expect, it } from '@jest/globals';
import { AccountGone } from '../../../src/application/shared/account-gone.js';
import { ExportData } from '../../../src/application/account/export-data.js';
import type { Archives } from '../../../src/application/account/ports.js';
import { PictureStore } from '../../../src/application/shared/picture-store.js';
import { TooManyAttempts } from '../../../src/application/shared/too-many-attempts.js';
import { InMemoryObjectStore } from '../../support/fakes/in-memory-object-store.js';
import { ScriptedChance } from '../../support/fakes/scripted-chance.js';
import { adaAtATable } from './ada-at-a-table.js';

describe('ExportData', () => {
  it('exports one file per record type, at most three times a day', async () => {
    const { users, limiter, ada } = await adaAtATable();
    const packed: string[] = [];
    const archives: Archives = {
      pack: async (files) => {
        packed.push(...files.map(({ name }) => name));
        return new Uint8Array([1]);
      },
    };
    const nothing = {
      survey: null,
      requests: [],
      matches: [],
      messages: [],
      meetups: [],
      venues: [],
      votes: [],
      reviews: [],
      feedback: [],
      blocks: [],
      reports: [],
      suspensions: [],
      sessions: [],
    };
    const pictures = new PictureStore(
      new InMemoryObjectStore(),
      { toWebp: async (bytes) => bytes },
      new ScriptedChance(),
      limiter,
    );
    const exportData = new ExportData(users, { of: async () => nothing }, pictures, archives, limiter);
    for (let i = 0; i < 3; i++) await exportData.execute({ userId: ada.id });
    await expect(exportData.execute({ userId: ada.id })).rejects.toThrow(TooManyAttempts);
    await expect(exportData.execute({ userId: 4711 })).rejects.toThrow(AccountGone);
    expect(new Set(packed)).toEqual(
      new Set(['profile', ...Object.keys(nothing)].map((name) => `${name}.json`)),
    );
  });
});
