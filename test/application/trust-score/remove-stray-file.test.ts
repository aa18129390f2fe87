import type { User } from '../../../src/domain/account/user.js';
import { aTrustDesk } from './a-trust-desk.js';

let desk: ReturnType<typeof aTrustDesk>;
let ada: User;
beforeEach(async () => {
  desk = aTrustDesk();
  ada = await desk.joins('ada');
});

const files = () => [...desk.store.objects.keys()];

describe('the job for stray files', () => {
  it('removes the file of an upload whose review was not stored', async () => {
    desk.reviews.add = () => Promise.reject(new Error('a power cut'));
    desk.store.delete = async () => undefined;
    await expect(desk.handsIn(ada)).rejects.toThrow('a power cut');
    Reflect.deleteProperty(desk.store, 'delete');
    expect(files()).toHaveLength(1);
    await desk.looksForStrays();
    expect(files()).toEqual([]);
  });

  it('keeps the file of a review', async () => {
    await desk.handsIn(ada);
    await desk.looksForStrays();
    expect(files()).toHaveLength(1);
  });
});
