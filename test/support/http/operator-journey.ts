import type { ConsoleJourney } from './console-journey.js';

const DAY_MS = 86_400_000;

/** Writes an announcement, previews, tests and changes it, sends and stops it. */
export async function announce({ admin, people }: ConsoleJourney): Promise<void> {
  const list = '/api/admin/announcements';
  const text = {
    subject: 'Our picnic',
    body: 'Come to the park, **all**!',
    audience: 'everyone',
    bannerUntil: new Date(Date.now() + 7 * DAY_MS).toISOString(),
  };
  const { body: draft } = await admin.expect('POST', list, 200, text);
  const path = `${list}/${String(draft.id)}`;
  await admin.expect('GET', list, 200);
  await admin.expect('GET', path, 200);
  await admin.expect('GET', `${path}/preview`, 200);
  await admin.expect('POST', `${path}/test-mail`, 200);
  const { body: changed } = await admin.expect('POST', `${path}/change`, 200, {
    ...text,
    version: draft.version,
  });
  await admin.expect('POST', `${path}/send`, 200, { version: changed.version });
  await admin.expect('POST', `${path}/stop`, 200);
  await admin.expect('GET', '/api/admin/exports/announcements', 200);
  await people[0]!.person.expect('GET', '/api/announcement', 200);
}

/** Invites and takes it back, and closes and opens the community. */
export async function chooseWhoJoins({ admin, people }: ConsoleJourney): Promise<void> {
  const policy = '/api/admin/registration';
  const choose = async (name: string) => {
    const { body } = await admin.expect('GET', policy, 200);
    const { emailDomains, version } = body;
    await admin.expect('PUT', policy, 200, { policy: name, emailDomains, version });
  };
  const { body: invitation } = await admin.expect('POST', '/api/admin/invitations', 200, {
    note: 'the chess club',
    uses: 1,
    days: 7,
  });
  await admin.expect('GET', '/api/admin/invitations', 200);
  await admin.expect('POST', `/api/admin/invitations/${String(invitation.id)}/revoke`, 200);
  await people[0]!.openBrowser().expect('POST', '/api/auth/registration', 200, {});
  await choose('closed');
  await choose('open');
}
