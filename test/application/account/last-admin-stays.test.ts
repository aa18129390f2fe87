import { LastAdmin } from '../../../src/domain/staff/staff-errors.js';
import { adaAtATable } from '../account-end/ada-at-a-table.js';

describe('LastAdminStays', () => {
  it.each([
    [0, false],
    [1, true],
  ])(
    'lets an admin delete the account only while there are other admins, here %i',
    async (otherAdmins, isGone) => {
      const { town, users, ada, goes } = await adaAtATable({ otherAdmins });
      const user = (await users.findForUpdate(ada.id))!;
      user.appoint('admin', town.clock.now());
      await users.save(user);
      if (isGone) await goes();
      else await expect(goes()).rejects.toThrow(LastAdmin);
      expect((await users.find(ada.id)) === null).toBe(isGone);
      expect(town.seated()[0]).toHaveLength(isGone ? 4 : 5);
    },
  );
});
