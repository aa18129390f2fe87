import { RemovePicture } from '../../../src/application/shared/remove-picture.js';
import { PICTURE, aProfileDesk } from '../profile/a-profile-desk.js';

describe('RemovePicture', () => {
  it('deletes replaced and removed profile pictures', async () => {
    const desk = await aProfileDesk();
    await desk.changeTo({ profileImageUrl: PICTURE });
    const first = (await desk.reloaded()).profileImageUrl;
    await desk.changeTo({ profileImageUrl: PICTURE });
    const second = (await desk.reloaded()).profileImageUrl;
    await desk.changeTo({ profileImageUrl: '' });
    expect(await desk.reloaded()).toMatchObject({ profileImageUrl: null });

    const removals = desk.jobs.take<{ address: string }>('remove-picture');
    expect(removals).toEqual([{ address: first }, { address: second }]);
    const remove = new RemovePicture(desk.pictures, { isReferenced: async () => false });
    for (const removal of removals) await remove.execute(removal);
    expect(desk.store.objects.size).toBe(0);
  });

  it('keeps a picture that a report refers to as evidence', async () => {
    const desk = await aProfileDesk();
    await desk.changeTo({ profileImageUrl: PICTURE });
    await desk.changeTo({ profileImageUrl: '' });
    const remove = new RemovePicture(desk.pictures, { isReferenced: async () => true });
    for (const removal of desk.jobs.take<{ address: string }>('remove-picture'))
      await remove.execute(removal);
    expect(desk.store.objects.size).toBe(1);
  });
});
