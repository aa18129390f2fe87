import { detailsText } from '../../web-admin/src/features/audit-log/AuditLogList.js';

test.each([
  [{ reason: 'fake_profile' }, 'reason: Fake profile'],
  [{ lifted: true, suspension: 7 }, 'lifted: yes, suspension: 7'],
  [{ to: 'admin', from: 'member' }, 'from: member, to: admin'],
  [{ date: '2026-12-05', time: null }, /^date: .*Dec.* 5/],
  [{ until: '2026-12-05T10:00:00.000Z' }, /^until: (?!2026-)/],
  [
    { fields: 'restaurantName scheduledDate', list: 'dead-jobs' },
    'fields: restaurant name scheduled date, list: dead jobs',
  ],
  [{ fields: '' }, '–'],
])('the details %j are in words', (details, words) => {
  const text = detailsText(details);
  if (typeof words === 'string') expect(text).toBe(words);
  else expect(text).toMatch(words);
});
