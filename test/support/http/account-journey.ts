import { CURRENT_POLICIES } from '../../../src/domain/account/consent.js';
import { aPhoto, setProfilePicture, submitId, submitPhoto } from './an-upload.js';
import type { APerson } from './a-person.js';
import type { RecordedUser } from './recorded-user.js';

/** Has an account that was not registered over HTTP where the product allows it. */
export async function join({ person, form }: RecordedUser): Promise<void> {
  const { confirmPassword: _, ...fields } = form;
  await person.signUp(fields);
  await person.expect('POST', '/api/auth/verify-email', 400, { email: person.email, code: '12345' });
}

/** Registers over HTTP, with what can go wrong there. */
export async function register(member: RecordedUser): Promise<void> {
  const { person } = member;
  const form = { email: person.email, isAdult: true, ...member.form };
  await person.expect('POST', '/api/auth/register', 201, form);
  await person.expect('POST', '/api/auth/login', 403, signIn(member));
  await member.mailedCode();
  await person.does('GET /api/auth/sign-up 200');
  await person.expect('POST', '/api/auth/resend-verification', 200, { email: person.email });
  const code = await member.mailedCode(2);
  await person.expect('POST', '/api/auth/verify-email', 400, { email: person.email, code: '12345' });
  await person.expect('POST', '/api/auth/verify-email', 200, { email: person.email, code });
  await person.does('POST /api/logout 200', 'GET /api/user 401');
  await person.expect('POST', '/api/auth/login', 401, signIn(member, 'another one'));
  await person.expect('POST', '/api/auth/login', 200, signIn(member));
  person.id = (await person.get<{ id: number }>('/api/user')).body.id;
}

const signIn = (member: RecordedUser, password = member.password) => ({
  usernameOrEmail: member.person.email,
  password,
});

/** Fills in what others may see, and a home. */
export async function completeProfile({ person, firstName, home }: RecordedUser): Promise<void> {
  await person.answerSurvey();
  await person.expect('PUT', '/api/profile', 200, {
    bio: `${firstName} likes soup`,
    interests: 'music, reading',
  });
  await person.expect('PUT', '/api/profile', 400, { bio: 'x'.repeat(201) });
  await person.expect('PATCH', '/api/user/location', 200, home);
}

/** Reads what is the same for everyone, and says what it already said. */
export async function lookAround(person: APerson): Promise<void> {
  await person.expect('PUT', '/api/user/language', 200, { language: 'en' });
  await person.expect('POST', '/api/user/consent', 200, { version: CURRENT_POLICIES });
  await person.does('GET /api/survey 200', 'GET /api/tiles/0/0/0 200', 'GET /api/config 200');
  await person.does(
    'GET /api/geocode/search?q=Boston 200',
    'GET /api/places/nearby?lat=42.36&lon=-71.06 200',
  );
  await person.does('GET /api/geocode/reverse?lat=42.36&lon=-71.06 200');
}

/** Verifies the phone, and hands in an ID, which is withdrawn, and a photo. */
export async function verify({ person, phoneNumber, textedCode }: RecordedUser): Promise<void> {
  const phone = '/api/user/verification/phone';
  await person.expect('POST', `${phone}/send`, 400, { phoneNumber: '12' });
  await person.expect('POST', `${phone}/send`, 200, { phoneNumber });
  const code = await textedCode();
  await person.expect('POST', `${phone}/verify`, 200, { phoneNumber, code });
  await person.expect('POST', `${phone}/verify`, 400, { phoneNumber, code });
  await setProfilePicture(person);
  for (const handIn of [submitId(person), submitPhoto(person, await aPhoto())]) {
    if ((await handIn).status !== 200) throw new Error('what was handed in was not taken');
  }
  await person.does('GET /api/user/verification 200', 'DELETE /api/user/verification/id 200');
}

/** Signs in on two more devices and ends these sessions from the first one. */
export async function signInOnOtherDevices(member: RecordedUser): Promise<void> {
  const { person } = member;
  const sessions = '/api/user/sessions';
  await member.openBrowser().expect('POST', '/api/auth/login', 200, signIn(member));
  const { body } = await person.get<Array<{ id: string; isCurrent: boolean }>>(sessions);
  const { id } = body.find(({ isCurrent }) => !isCurrent)!;
  await person.does(`DELETE ${sessions}/${id} 200`, `DELETE ${sessions}/${id} 404`);
  await member.openBrowser().expect('POST', '/api/auth/login', 200, signIn(member));
  await person.does(`DELETE ${sessions} 200`);
}

/** Changes the password (to the same one) and the email address. */
async function changeCredentials(member: RecordedUser): Promise<void> {
  const { person, password } = member;
  await person.expect('PUT', '/api/user/password', 200, { password, newPassword: password });
  await person.expect('POST', '/api/user/confirmation-code', 409);
  const path = '/api/user/email';
  const email = `new-${person.email}`;
  await person.expect('POST', path, 400, { email: person.email, password });
  await person.expect('POST', path, 200, { email, password });
  await person.expect('GET', path, 200);
  await person.expect('POST', `${path}/verify`, 400, { code: '1' });
  await person.expect('POST', `${path}/verify`, 200, { code: await member.mailedCodeAt(email) });
}

/** Deletes the account after a change of its password and address. */
export async function deleteAccount(member: RecordedUser): Promise<void> {
  const { person, password } = member;
  await person.expect('POST', '/api/auth/login', 200, signIn(member));
  await changeCredentials(member);
  await person.expect('DELETE', '/api/user', 200, { password });
  await person.expect('POST', '/api/auth/login', 401, signIn(member));
}

/** Resets the password, which ends every session. */
export async function resetPassword(member: RecordedUser): Promise<void> {
  const { person, sockets } = member;
  await person.does('GET /api/login?returnTo=/matches 302');
  await person.expect('POST', '/api/auth/forgot-password', 200, { email: person.email });
  const reset = { email: person.email, code: await member.mailedCode(3), newPassword: member.password };
  await person.expect('POST', '/api/auth/reset-password', 200, reset);
  await person.expect('POST', '/api/auth/reset-password', 400, reset);
  for (const socket of sockets) await socket.closed;
  await person.does('GET /api/user 401');
}
