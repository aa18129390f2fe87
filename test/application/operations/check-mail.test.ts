import { CheckMail, type CheckedMailServer } from '../../../src/application/operations/check-mail.js';
import { CheckSenderRecords } from '../../../src/application/operations/check-sender-records.js';
import type { Mail } from '../../../src/application/shared/ports.js';
import { TooManyAttempts } from '../../../src/application/shared/too-many-attempts.js';
import { EmailNotValid } from '../../../src/domain/account/email-address.js';
import { FixedClock } from '../../support/fakes/fixed-clock.js';
import { InMemoryRateLimiter } from '../../support/fakes/in-memory-rate-limiter.js';
import { InMemoryUnitOfWork } from '../../support/fakes/in-memory-unit-of-work.js';
import { RecordingAuditLog } from '../../support/fakes/recording-audit-log.js';

const TO = { actorId: 7, to: 'Ada@Example.org', language: 'en', dkimSelector: null } as const;

function checking(deliver: CheckedMailServer['deliver'] | null) {
  const audit = new RecordingAuditLog();
  const domains = { from: 'tables.example', envelope: 'tables.example' };
  const check = new CheckMail(
    { of: deliver && { deliver, verify: async () => undefined } },
    (id) => `token of ${id}`,
    new CheckSenderRecords({ exists: async () => false, texts: async () => [] }, domains),
    new InMemoryUnitOfWork(audit),
    audit,
    new InMemoryRateLimiter(new FixedClock()),
    () => 'Tablemates',
  );
  return { audit, check };
}

it('sends a mail as any other, shows what the server said, and is in the audit log without the address', async () => {
  const sent: Mail[] = [];
  const { check, audit } = checking(async (mail) => {
    sent.push(mail);
    return '250 2.0.0 queued as 4F2';
  });
  const found = await check.execute(TO);
  expect(found).toMatchObject({ state: 'accepted', serverReply: '250 2.0.0 queued as 4F2' });
  expect(found.records.spf).toMatchObject({ state: 'missing', name: 'tables.example' });
  expect(sent).toMatchObject([
    { to: 'ada@example.org', subject: 'Test email of Tablemates', bounceToken: `token of ${sent[0]!.id}` },
  ]);
  expect(audit.lines).toEqual([{ actorId: 7, action: 'mail.checked', target: null }]);
});

it('shows the words of a refusal in one line, and of another error its name without its message', async () => {
  const refusal = Object.assign(new Error('Invalid login'), { response: '535 5.7.8\r\n wrong password' });
  expect(await checking(() => Promise.reject(refusal)).check.execute(TO)).toMatchObject({
    state: 'refused',
    serverReply: '535 5.7.8 wrong password',
  });
  const wrapped = new Error('deferred', { cause: Object.assign(new Error(), { response: '451 later' }) });
  expect((await checking(() => Promise.reject(wrapped)).check.execute(TO)).serverReply).toBe('451 later');
  const away = Object.assign(new Error('connect user:password@mail'), { code: 'ECONNREFUSED' });
  expect((await checking(() => Promise.reject(away)).check.execute(TO)).serverReply).toBe(
    'Error ECONNREFUSED',
  );
});

it('reads the DNS where no mail server is configured', async () => {
  expect(await checking(null).check.execute(TO)).toMatchObject({
    state: 'off',
    serverReply: null,
    records: { dmarc: { state: 'missing' } },
  });
});

it('sends at most ten mails an hour, and none to what is no address', async () => {
  const { check, audit } = checking(async () => '250 ok');
  await expect(check.execute({ ...TO, to: 'ada@example.org, eve@example.org' })).rejects.toThrow(
    EmailNotValid,
  );
  for (let count = 0; count < 10; count += 1) await check.execute(TO);
  await expect(check.execute(TO)).rejects.toThrow(TooManyAttempts);
  expect(audit.lines).toHaveLength(10);
});
