import { beforeEach, describe, expect, it } from '@jest/globals';
import { NoStepToAppeal } from '../../../src/domain/attendance/attendance-errors.js';
import { AlreadyAppealed } from '../../../src/domain/moderation/suspension-errors.js';
import { aReliabilityDesk } from './an-attendance-desk.js';

let desk: Awaited<ReturnType<typeof aReliabilityDesk>>;
beforeEach(async () => {
  desk = await aReliabilityDesk();
  await desk.missesTable();
});

describe('an appeal against a step', () => {
  it('is stored, once', async () => {
    await desk.appeal('I was there.');
    expect((await desk.ownMisses())[0]!.appeal).toMatchObject({ note: 'I was there.', answer: null });
    await expect(desk.appeal('Really.')).rejects.toThrow(AlreadyAppealed);
  });

  it('is only possible against an own step, which looks the same as an unknown one', async () => {
    await expect(desk.appeal('Not mine.', desk.others[0])).rejects.toThrow(NoStepToAppeal);
    await expect(desk.appealUnknown()).rejects.toThrow(NoStepToAppeal);
    expect((await desk.ownMisses())[0]!.appeal).toBeNull();
  });
});
