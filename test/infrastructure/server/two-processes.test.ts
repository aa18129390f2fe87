import { APerson } from '../../support/http/a-person.js';
import { aStaffMember } from '../../support/http/a-staff-member.js';
import { aRequestBody, aTableOf, matchesOf } from '../../support/http/a-table.js';
import { type TestProduct, twoProducts } from '../../support/http/test-product.js';

const [one, other] = twoProducts();

/** The same browser with a session on the other server. */
const movedTo = (product: TestProduct, person: APerson): APerson =>
  Object.assign(new APerson(product), { ...person, product });

// Messages and sign-outs over two: room-order.test.ts and restarts-under-chat-load.test.ts.
describe('two servers with one database', () => {
  it('remove a suspended user from the chat on the other within 3 seconds, and free their seat', async () => {
    const names = ['Ada', 'Ben', 'Cleo', 'Dan', 'Eve', 'Fay'];
    const { matchId, people } = await aTableOf(one, names, { preferredTime: 'dinner' });
    const ada = people[0]!;
    await matchesOf(ada, ([table]) => table?.participants.length === names.length);
    const chat = await (await movedTo(other, ada).connect()).joinRoom(matchId);
    const ears = await movedTo(other, people[1]!).connect();
    const next = await one.person().signUp({ firstName: 'Gus' });
    await next.expect('POST', '/api/matching-request', 200, aRequestBody({ preferredTime: 'dinner' }));
    const moderator = await aStaffMember(one, 'moderator');

    const began = performance.now();
    await moderator.expect('POST', `/api/admin/users/${ada.id}/suspend`, 200, { reason: 'Insults' });
    expect(await chat.closed).toBe(4401);
    expect(performance.now() - began).toBeLessThan(3000);

    await ears.waitFor('participant_left', (frame) => frame.userId === ada.id);
    const [table] = await matchesOf(next, (matches) => matches.length > 0);
    expect(table).toMatchObject({ id: matchId, participants: expect.not.arrayContaining([ada.id]) });
    expect((await movedTo(other, ada).get('/api/user')).status).toBe(401);
    ears.close();
  });

  it('close sockets of ended sessions after a lost signal connection, and make other clients refetch', async () => {
    const [ada, ben] = await Promise.all([one.person().signUp(), one.person().signUp()]);
    const [adas, bens] = [await ada.connect(), await ben.connect()];
    // Without a signal, the server does not detect that Ada's sessions have ended.
    await one.query(`delete from sessions where sess -> 'passport' ->> 'user' = $1::text`, [ada.id]);
    await one.query(
      `select pg_terminate_backend(pid) from pg_stat_activity
       where application_name = 'tablemates-signals' and datname = current_database()`,
    );
    expect(await adas.closed).toBe(4401);
    await expect(ada.connect()).rejects.toThrow('401');
    await bens.waitFor('matches_changed');
    bens.close();
    expect(await bens.closed).toBe(1005);
  });
});
