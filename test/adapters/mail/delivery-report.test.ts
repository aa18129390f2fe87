import { expect, it } from '@jest/globals';
import { readDeliveryReport } from '../../../src/adapters/mail/delivery-report.js';
import { returnAddress, tokenIn } from '../../../src/adapters/mail/return-address.js';

const report = (...lines: string[]): string =>
  [
    'Reporting-MTA: dns; mx.example.net',
    'Arrival-Date: Sat, 1 Jan 2028 10:00:00 +0000',
    '',
    ...lines,
    '',
  ].join('\r\n');

it('reads the status and the words of the server, in folded lines and any case', () => {
  const body = report(
    'FINAL-RECIPIENT: rfc822; ada@example.org',
    'action: Failed',
    'Status: 5.1.1 (no such user)',
    'Diagnostic-Code: smtp; 550 5.1.1 The account',
    '\tdoes not exist',
  );
  expect(readDeliveryReport(body)).toEqual({
    status: '5.1.1',
    reply: '550 5.1.1 The account does not exist',
  });
  expect(readDeliveryReport(body.replaceAll('\r\n', '\n'))).toMatchObject({ status: '5.1.1' });
});

it('a delay is temporary, whatever its status, and a delivery is no report of a failure', () => {
  expect(readDeliveryReport(report('Action: delayed', 'Status: 5.1.1'))).toMatchObject({ status: '4.0.0' });
  expect(readDeliveryReport(report('Action: delivered', 'Status: 5.1.1'))).toBeNull();
});

it.each(['', 'Action: failed', 'Status: 5.1.1', ':\r\n: x\r\n\r\n', 'Action: failed\r\nStatus: all\r\n'])(
  'a report like %j tells nothing',
  (body) => expect(readDeliveryReport(body)).toBeNull(),
);

it('reads a long hostile report in linear time', () => {
  const started = performance.now();
  readDeliveryReport(' \t'.repeat(100_000) + 'a:'.repeat(100_000) + '\r\n\r\n'.repeat(50_000));
  expect(performance.now() - started).toBeLessThan(1_000);
});

it('finds the token in the return address only, in whatever case it comes back', () => {
  const token = 'a1'.repeat(16);
  const address = returnAddress('bounces@tables.example', token);
  expect(address).toBe(`bounces+${token}@tables.example`);
  expect(tokenIn(`To: <${address.toUpperCase()}>\r\n`, 'bounces@tables.example')).toBe(token);
  for (const other of [
    'bounces@tables.example',
    `bounces+${token}0@tables.example`,
    `other-bounces+${token}@tables.example`,
    `bounces+${token}@tables.example.org`,
    `bounces+${token}@tables-example`,
  ])
    expect([other, tokenIn(other, 'bounces@tables.example')]).toEqual([other, null]);
});
