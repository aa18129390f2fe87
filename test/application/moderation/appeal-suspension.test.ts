import { AlreadyAppealed, NotSuspended } from '../../../src/domain/moderation/suspension-errors.js';
import { aSuspensionDesk } from './a-suspension-desk.js';

let desk: Awaited<ReturnType<typeof aSuspensionDesk>>;
beforeEach(async () => {
  desk = await aSuspensionDesk();
});

describe('an appeal', () => {
  it('is stored with the suspension, once', async () => {
    await desk.suspend();
    await desk.appeal('It was not me.');
    expect((await desk.inForce())!.appeal).toMatchObject({ note: 'It was not me.', answer: null });
    await expect(desk.appeal('Really not.')).rejects.toThrow(AlreadyAppealed);
    expect((await desk.inForce())!.appeal!.note).toBe('It was not me.');
  });

  it('requires a suspension', async () => {
    await expect(desk.appeal()).rejects.toThrow(NotSuspended);
  });
});
