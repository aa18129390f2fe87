import { theSharedProduct } from '../support/http/shared-product.js';

const product = theSharedProduct();

/** What differs between any two users. */
const OWN = ['id', 'username', 'email', 'mailbox', 'password', 'created_at', 'updated_at', 'consented_at'];

/** The row of the user's session, without what differs between any two sessions. */
async function storedSession(id: number): Promise<Record<string, unknown>> {
  const { rows } = await product.query<Record<string, unknown>>(
    `select (sess::jsonb #- '{cookie,expires}' #- '{cookie,originalMaxAge}' #- '{passport,user}') - 'startedAt'::text as content,
       round((sess #>> '{cookie,originalMaxAge}')::numeric / 1000) as seconds, restricted, browser, platform,
       handle is not null as "hasHandle", round(extract(epoch from expire - localtimestamp) / 60) as minutes
     from sessions where sess -> 'passport' ->> 'user' = $1`,
    [id],
  );
  return rows[0]!;
}

/** The row of the user, and how many rows of other tables refer to them. */
async function storedUser(id: number): Promise<Record<string, unknown>> {
  const { rows } = await product.query<Record<string, unknown>>(
    `select u.*, (select count(*) from known_devices d where d.user_id = u.id) as devices,
       (select count(*) from sessions s where s.sess -> 'passport' ->> 'user' = u.id::text) as sessions,
       (select count(*) from account_activity a where a.user_id = u.id) as activities
     from users u where id = $1`,
    [id],
  );
  return Object.fromEntries(Object.entries(rows[0]!).filter(([name]) => !OWN.includes(name)));
}

it.each([{}, { firstName: 'Grace', lastName: 'Hopper', dateOfBirth: '1990-12-09' }])(
  'an account that a test inserts equals one that was registered with %j',
  async (fields) => {
    const inserted = await product.person().signUp(fields);
    const registered = await product.person().register(fields);
    expect(await storedUser(inserted.id)).toEqual(await storedUser(registered.id));
    expect(await storedSession(inserted.id)).toEqual(await storedSession(registered.id));
    const { body } = await inserted.get('/api/user');
    expect(Object.keys(body)).toEqual(Object.keys((await registered.get('/api/user')).body));
  },
);

it('the browser of an inserted account is a known device, as after a registration', async () => {
  for (const person of [await product.person().signUp(), await product.person().register()]) {
    const { email: usernameOrEmail, password } = person;
    await person.expect('POST', '/api/auth/login', 200, { usernameOrEmail, password });
    const { devices, sessions } = await storedUser(person.id);
    expect({ devices, sessions }).toEqual({ devices: '1', sessions: '1' });
  }
});
