import { Announcement } from '../../../src/domain/announcements/announcement.js';
import type { AnnouncementDraft } from '../../../src/domain/announcements/announcement-state.js';
import { breaks } from '../../support/refused.js';

const NOW = new Date('2026-11-25T12:00:00Z');
const days = (count: number): Date => new Date(NOW.getTime() + count * 86_400_000);
const DRAFT: AnnouncementDraft = {
  subject: ' Picnic ',
  body: '**Come**, all!\n',
  audience: 'everyone',
  bannerUntil: days(7),
};

const drafted = (draft: Partial<AnnouncementDraft> = {}): Announcement =>
  Announcement.draft({ ...DRAFT, ...draft }, NOW);
const sending = (draft: Partial<AnnouncementDraft> = {}): Announcement => {
  const announcement = drafted(draft);
  announcement.send(1, '2026-11-25', NOW);
  return announcement;
};

describe('the texts of an announcement', () => {
  it('are trimmed', () =>
    expect(drafted().state).toMatchObject({ subject: 'Picnic', body: '**Come**, all!', status: 'draft' }));

  it.each([
    ['subject', ''],
    ['subject', 'a\r\nBcc: all@example.org'],
    ['subject', 'a\u2028b'],
    ['subject', '\u200b'],
    ['subject', 'a\u202eb'],
    ['subject', 'x'.repeat(121)],
    ['body', ' \n '],
    ['body', 'a\u0000b'],
    ['body', 'a\u202eb'],
    ['body', 'x'.repeat(4001)],
  ] as const)('are refused: %s %j', (field, text) =>
    breaks(() => drafted({ [field]: text }), 'text_not_allowed'),
  );

  it('may be as long as their limits, counted in characters', () =>
    expect(() => drafted({ subject: '🎉'.repeat(120), body: '🎉'.repeat(4000) })).not.toThrow());
});

describe('a draft', () => {
  it('is changed by one who has seen it, and by nobody who has seen an earlier version', () => {
    const announcement = drafted();
    announcement.change({ ...DRAFT, subject: 'Other' }, 1, NOW);
    expect(announcement.state).toMatchObject({ subject: 'Other', version: 2 });
    breaks(() => announcement.change(DRAFT, 1, NOW), 'announcement_changed_meanwhile');
    breaks(() => announcement.send(1, '2026-11-25', NOW), 'announcement_changed_meanwhile');
  });

  it.each([days(-1), NOW, days(61)])('is not sent with a banner until %p', (bannerUntil) =>
    breaks(() => drafted({ bannerUntil }).send(1, '2026-11-25', NOW), 'banner_end_not_allowed'),
  );

  it('cannot be stopped, and nobody has got its mail', () => {
    breaks(() => drafted().stop(NOW), 'announcement_state_differs');
    breaks(() => drafted().noteMailed([7], false, NOW), 'announcement_state_differs');
  });
});

describe('an announcement that is being sent', () => {
  it('is neither edited nor sent again', () => {
    const announcement = sending();
    expect(announcement.state).toMatchObject({ status: 'sending', startedAt: NOW, version: 2 });
    breaks(() => announcement.change(DRAFT, 2, NOW), 'announcement_state_differs');
    breaks(() => announcement.send(2, '2026-11-25', NOW), 'announcement_state_differs');
  });

  it.each([
    ['2026-11-22', '2026-11-28'],
    ['2026-11-27', '2026-11-28'],
    ['2026-11-28', '2026-11-28'],
    ['2026-11-29', '2026-12-05'],
  ])('of %s means the Saturday %s', (today, saturday) => {
    const announcement = drafted({ audience: 'saturday' });
    announcement.send(1, today, NOW);
    expect(announcement.state.saturday).toBe(saturday);
  });

  it('counts its mails and remembers the last user, until nobody is left', () => {
    const announcement = sending();
    announcement.noteMailed([3, 9], false, NOW);
    announcement.noteMailed([12], true, days(1));
    expect(announcement.state).toMatchObject({ status: 'sent', mailed: 3, lastUserId: 12, endedAt: days(1) });
  });

  it('is sent at once to nobody', () => {
    const announcement = sending();
    announcement.noteMailed([], true, NOW);
    expect(announcement.state).toMatchObject({ status: 'sent', mailed: 0, lastUserId: 0 });
  });

  it('gets no further mail and loses its banner when it is stopped', () => {
    const announcement = sending();
    announcement.stop(days(1));
    expect(announcement.state).toMatchObject({ status: 'stopped', bannerUntil: days(1), endedAt: days(1) });
    breaks(() => announcement.noteMailed([3], false, NOW), 'announcement_state_differs');
    breaks(() => announcement.stop(days(1)), 'announcement_state_differs');
  });
});

it('a sent announcement loses its banner when it is stopped, once', () => {
  const announcement = sending();
  announcement.noteMailed([3], true, NOW);
  announcement.stop(days(1));
  expect(announcement.state).toMatchObject({ status: 'sent', bannerUntil: days(1) });
  breaks(() => announcement.stop(days(1)), 'announcement_state_differs');
});
