import type { User } from '../../../src/domain/account/user.js';
import { aTrustDesk, MAYA } from './a-trust-desk.js';

let desk: ReturnType<typeof aTrustDesk>;
let ada: User;
beforeEach(async () => {
  desk = aTrustDesk();
  ada = await desk.joins('ada');
});

const files = () => [...desk.store.objects.keys()];
const statuses = () => desk.reviews.rows.all().map(({ status }) => status);

describe('the file of a closed review', () => {
  it('is erased after the approval', async () => {
    await desk.handsIn(ada);
    await desk.claims(MAYA);
    await desk.views(MAYA);
    await desk.approves(MAYA);
    await desk.runJobs();
    expect([files(), statuses()]).toEqual([[], ['approved']]);
  });

  it('is erased by a later run if the store fails', async () => {
    await desk.handsIn(ada);
    await desk.withdraws(ada);
    desk.store.delete = () => Promise.reject(new Error('the store is away'));
    await expect(desk.runJobs()).rejects.toThrow('the store is away');
    Reflect.deleteProperty(desk.store, 'delete');
    expect(await desk.reviews.countFilesKeptPast(new Date(desk.clock.now().getTime() + 1))).toBe(1);
    await desk.purges();
    expect(files()).toEqual([]);
    expect(await desk.reviews.countFilesKeptPast(new Date(desk.clock.now().getTime() + 1))).toBe(0);
  });
});
