import { PostgresAccountActivities } from '../../../../src/adapters/persistence/sign-in/postgres-account-activities.js';
import { PostgresPasswordResets } from '../../../../src/adapters/persistence/credentials/postgres-password-resets.js';
import { PostgresPendingRegistrations } from '../../../../src/adapters/persistence/sign-up/postgres-pending-registrations.js';
import { PostgresSessions } from '../../../../src/adapters/persistence/sessions/postgres-sessions.js';
import { PostgresSurveyResponses } from '../../../../src/adapters/persistence/profile/postgres-survey-responses.js';
import { PostgresUsers } from '../../../../src/adapters/persistence/account/postgres-users.js';
import type { Signal } from '../../../../src/application/shared/ports.js';
import { accountsContract } from '../../../contracts/accounts-contract.js';
import { aUser } from '../../../support/builders/a-user.js';
import { RecordingSecurityEvents } from '../../../support/fakes/recording-security-events.js';
import { ownDatabase } from '../../../support/postgres/product-database.js';

const database = ownDatabase('kept');

async function freshStores() {
  const { em, jobs, pool, unitOfWork } = database;
  await pool.query(
    'truncate users, pending_registrations, password_resets, sessions cascade; delete from graphile_worker._private_jobs',
  );
  return {
    unitOfWork,
    users: new PostgresUsers(em, jobs),
    registrations: new PostgresPendingRegistrations(em),
    resets: new PostgresPasswordResets(em),
    surveys: new PostgresSurveyResponses(em),
    published: async () => (await database.waitingJobs()).map(({ name }) => name),
  };
}

describe('accounts in PostgreSQL', () => {
  accountsContract(freshStores);

  it('rows may reference a user while the profile is being updated', async () => {
    const { unitOfWork, users, surveys } = await freshStores();
    const ada = aUser();
    await unitOfWork.run(() => users.save(ada));
    await unitOfWork.run(async () => {
      await users.findForUpdate(ada.id);
      await database.pool.query(
        `begin; set local lock_timeout = '1s';
         insert into chat_messages (user_id, message) values (${ada.id}, 'about someone being changed'); commit`,
      );
      await surveys.save(ada.id, {
        favoriteConversationTopic: 'food',
        favoriteMusic: 'indie',
        personalityType: 'chill',
      });
    });
  });

  it('the time without a sign-in begins with the account, and again with each sign-in', async () => {
    const { unitOfWork, users } = await freshStores();
    const activities = new PostgresAccountActivities(database.em);
    const user = aUser();
    await unitOfWork.run(() => users.save(user));
    expect(await activities.find(user.id)).toEqual({
      signedInAt: user.createdAt,
      notices: 0,
      noticedAt: null,
    });
    await activities.noteNotice(user.id, 1, user.createdAt);
    await unitOfWork.run(() => users.save(user));
    expect(await activities.find(user.id)).toMatchObject({ notices: 1, noticedAt: user.createdAt });
    const now = new Date('2026-03-02T15:00:00Z');
    await activities.noteSignIn(user.id, now);
    expect(await activities.find(user.id)).toEqual({ signedInAt: now, notices: 0, noticedAt: null });
  });

  it('the survey has one row per user, with the last answers', async () => {
    const { unitOfWork, users, surveys } = await freshStores();
    const ada = aUser();
    await unitOfWork.run(() => users.save(ada));
    await surveys.save(ada.id, {
      favoriteConversationTopic: 'food',
      favoriteMusic: 'indie',
      personalityType: 'chill',
    });
    await surveys.save(ada.id, {
      favoriteConversationTopic: 'travel',
      favoriteMusic: 'rock',
      personalityType: 'outgoing',
    });
    const { rows } = await database.pool.query('select * from user_survey_responses');
    expect(rows).toEqual([
      expect.objectContaining({
        user_id: ada.id,
        favorite_conversation_topic: 'travel',
        favorite_music: 'rock',
        personality_type: 'outgoing',
      }),
    ]);
  });

  it('ending the sessions of a user keeps those of others, and the excepted one', async () => {
    await freshStores();
    const signals: Signal[] = [];
    const securityEvents = new RecordingSecurityEvents();
    const sessions = new PostgresSessions(
      database.em,
      { signal: async (signal) => void signals.push(signal) },
      securityEvents,
      (callback) => callback(),
    );
    const open = (sid: string, user: number) =>
      database.pool.query(`insert into sessions values ($1, $2, now() + interval '1 day')`, [
        sid,
        JSON.stringify({ cookie: {}, passport: { user } }),
      ]);
    await open('phone', 7);
    await open('laptop', 7);
    await open('someone else', 77);
    const left = async () =>
      (await database.pool.query<{ sid: string }>('select sid from sessions order by sid')).rows.map(
        ({ sid }) => sid,
      );

    await sessions.endAll(7, 'password_reset', 'phone');
    expect(await left()).toEqual(['phone', 'someone else']);
    await sessions.endAll(7, 'password_reset');
    expect(await left()).toEqual(['someone else']);
    expect(signals).toEqual([
      { type: 'sessions_ended', userId: 7, exceptSession: 'phone' },
      { type: 'sessions_ended', userId: 7, exceptSession: null },
    ]);
    const ended = { event: 'session_ended', accountId: 7, reason: 'password_reset' };
    expect(securityEvents.recorded).toEqual([ended, ended]);
  });
});
