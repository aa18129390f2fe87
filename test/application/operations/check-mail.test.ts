import { CheckMail } from '../../../src/application/operations/check-mail.js';
import type { CheckedMailServer } from '../../../src/application/operations/ports.js';
import { CheckSenderRecords } from '../../../src/application/operations/check-sender-records.js';
import type { Mail } from '../../../src/application/shared/ports.js';
import { aShared } from '../../support/builders/a-shared.js';
import { InMemoryDeadJobs } from '../../support/fakes/in-memory-dead-jobs.js';
import { limitedTo, refused } from '../../support/refused.js';

const TO = { actorId: 7, to: 'Ada@Example.org', language: 'en', dkimSelector: null } as const;

function checking(deliver: CheckedMailServer['deliver'] | null) {
  const shared = aShared();
  const mailDns = { exists: async () => false, texts: async () => [] };
  const mailDomains = { from: 'tables.example', envelope: 'tables.example' };
  const ports = {
    ...shared,
    deadJobs: new InMemoryDeadJobs(),
    mailServer: deliver && { deliver, verify: async () => undefined },
    bounceTokens: (id: string) => `token of ${id}`,
    mailDns,
    mailDomains,
  };
  return { audit: shared.audit, check: new CheckMail(ports, new CheckSenderRecords(mailDns, mailDomains)) };
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
  await refused(check.execute({ ...TO, to: 'ada@example.org, eve@example.org' }), 'email_not_valid');
  await limitedTo(10, () => check.execute(TO));
  expect(audit.lines).toHaveLength(10);
});
