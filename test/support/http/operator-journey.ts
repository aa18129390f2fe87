import type { APerson } from './a-person.js';
import type { ConsoleJourney } from './console-journey.js';
import { poolOf } from '../postgres/pool-of.js';

const DAY_MS = 86_400_000;

/** Writes an announcement, previews, tests and changes it, and stops it before it begins. */
export async function announce({ admin, people }: ConsoleJourney): Promise<void> {
  const list = '/api/admin/announcements';
  const text = {
    ...{ subject: 'Our picnic', body: 'Come to the park, **all**!', audience: 'everyone', town: '' },
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
  const at = new Date(Date.now() + DAY_MS).toISOString();
  const { body: scheduled } = await admin.expect('POST', `${path}/schedule`, 200, {
    version: changed.version,
    at,
  });
  await admin.expect('POST', `${path}/stop`, 200, { version: scheduled.version });
  await admin.expect('GET', '/api/admin/exports/announcements', 200);
  await people[0]!.person.expect('GET', '/api/announcement', 200);
}

/** Invites and takes it back, lets people apply, decides two applications, and opens the community again. */
export async function chooseWhoJoins({ product, admin, moderator, people }: ConsoleJourney): Promise<void> {
  const policy = '/api/admin/registration';
  const choose = async (name: string) => {
    const { body } = await admin.expect('GET', policy, 200);
    const { emailDomains, memberCap, version } = body;
    await admin.expect('PUT', policy, 200, { policy: name, emailDomains, memberCap, version });
  };
  const { body: invitation } = await admin.expect('POST', '/api/admin/invitations', 200, {
    uses: 1,
    days: 7,
  });
  await admin.expect('GET', '/api/admin/invitations', 200);
  await admin.expect('POST', `/api/admin/invitations/${String(invitation.id)}/revoke`, 200);
  await people[0]!.openBrowser().expect('POST', '/api/auth/registration', 200, {});
  await choose('approval');
  const apply = async (): Promise<APerson> => {
    const applicant = people[0]!.openBrowser();
    const { username, email, password } = applicant;
    await applicant.expect('POST', '/api/auth/register', 201, {
      ...{ username, email, password, confirmPassword: password, firstName: 'Ivo', lastName: 'Moss' },
      ...{ dateOfBirth: '2000-01-01', isAdult: true, statement: 'I just moved here.' },
    });
    const code = await product.codeFor(email);
    await applicant.expect('POST', '/api/auth/verify-email', 403, { email, code });
    return applicant;
  };
  await (await apply()).expect('DELETE', '/api/auth/application', 200);
  for (const decision of ['approve', 'reject']) {
    const { email } = await apply();
    const { rows } = await poolOf(product.databaseUrl).query<{ id: number }>(
      'select id from applications where email = $1',
      [email],
    );
    const application = `/api/admin/applications/${rows[0]!.id}`;
    await moderator.expect('GET', '/api/admin/applications', 200);
    await moderator.expect('GET', application, 200);
    await moderator.expect('POST', `${application}/claim`, 200);
    await moderator.expect('POST', `${application}/release`, 200);
    await moderator.expect('POST', `${application}/claim`, 200);
    await moderator.expect('POST', `${application}/${decision}`, 200, {});
  }
  await choose('open');
}
