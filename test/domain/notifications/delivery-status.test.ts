import { isAddressRefused, replyInOneLine } from '../../../src/domain/notifications/delivery-status.js';

const US = '<ada@example.org>';

describe('a reply that refuses the recipient', () => {
  it.each([
    [
      'Gmail',
      '550-5.1.1 The email account that you tried to reach does not exist. Please try\r\n550-5.1.1 double-checking the recipient’s email address for typos or\r\n550 5.1.1 unnecessary spaces. For more information, go to https://support.google.com/mail/?p=NoSuchUser x-2si - gsmtp',
    ],
    [
      'Gmail',
      '550 5.2.1 The email account that you tried to reach is inactive. For more information, go to https://support.google.com/mail/?p=DisabledUser - gsmtp',
    ],
    [
      'Exchange',
      '550 5.4.1 Recipient address rejected: Access denied. AS(201806281) [DB5EUR01FT010.eop-EUR01.prod.protection.outlook.com]',
    ],
    [
      'Exchange',
      `550 5.1.10 RESOLVER.ADR.RecipientNotFound; Recipient ${US} not found by SMTP address lookup`,
    ],
    ['Exchange', '550 5.1.1 RESOLVER.ADR.RecipNotFound; not found'],
    ['Outlook', '550 5.5.0 Requested action not taken: mailbox unavailable (S2017062302).'],
    [
      'Yahoo',
      '554 delivery error: dd This user doesn’t have a yahoo.com account (ada@yahoo.com) [0] - mta1.mail.yahoo.com',
    ],
    [
      'Yahoo',
      '554 30 Sorry, your message to ada@yahoo.com cannot be delivered. This mailbox is disabled (554.30).',
    ],
    [
      'Yahoo',
      '552 1 Requested mail action aborted, mailbox not found - for more information https://postmaster.yahooinc.com',
    ],
    ['Postfix', `550 5.1.1 ${US}: Recipient address rejected: User unknown in virtual mailbox table`],
    ['Postfix', `550 5.1.0 ${US}: Recipient address rejected: undeliverable address: no such user`],
    ['Postfix', `550 5.1.2 ${US}: Recipient address rejected: Domain not found`],
    [
      'Postfix',
      '5.4.4 Host or domain name not found. Name service error for name=example.org type=MX: Host not found',
    ],
    ['Exim', '550 Unrouteable address'],
    ['Exim', '550 No such recipient here'],
    ['Sendmail', `553 5.3.0 ${US}... No such user here`],
    ['qmail', '550 sorry, no mailbox here by that name (#5.1.1)'],
    ['Proofpoint', `550 5.1.1 ${US}... User unknown`],
    ['Proofpoint', '550 5.0.350 Remote server returned an error -> 550 Invalid Recipient'],
    ['Mimecast', '550 Invalid Recipient - https://community.mimecast.com/docs/DOC-1369#550 [abc-XYZ.us123]'],
    ['iCloud', `550 5.1.1 ${US}: user does not exist`],
    ['GMX', '550 Requested action not taken: mailbox unavailable'],
    ['Cisco', '550 #5.1.0 Address rejected.'],
    ['Domino', '550 5.1.1 User Ada (ada@example.org) not listed in Domino Directory'],
    ['RFC 5321', '551 User not local; please try <ada@example.com>'],
    ['another host', '550 5.1.1 <policy@spam-blocked.example.org>: no such user at mx.spam.example.org'],
    ['a report', '5.0.0 smtp; 550 user unknown'],
    ['a report', '5.1.1'],
  ])('is that of %s: %s', (_server, reply) => expect(isAddressRefused(reply)).toBe(true));
});

describe('a reply that says nothing of the recipient', () => {
  it.each([
    [
      'Gmail',
      '550-5.7.26 Your email has been blocked because the sender is unauthenticated. Gmail requires all senders to authenticate with either SPF or DKIM.',
    ],
    ['Gmail', '550-5.7.1 [192.0.2.1] Our system has detected that this message is likely unsolicited mail.'],
    [
      'Gmail',
      '550 5.2.1 The user you are trying to contact is receiving mail at a rate that prevents additional messages from being delivered.',
    ],
    ['Gmail', '552 5.2.2 The email account that you tried to reach is over quota.'],
    [
      'Gmail',
      '550 5.4.5 Daily user sending limit exceeded. For more information: https://support.google.com/a/answer/166852',
    ],
    [
      'Outlook',
      '550 5.7.1 Unfortunately, messages from [192.0.2.1] weren’t sent. Part of their network is on our block list (S3140).',
    ],
    ['Outlook', '550 5.7.515 Access denied, sending domain example.org does not meet the required level.'],
    ['Exchange', '550 5.1.8 Access denied, bad outbound sender AS(42004)'],
    ['Exchange', '550 5.7.133 RESOLVER.RST.SenderNotAuthenticatedForGroup; authentication required'],
    ['Exchange', '550 5.4.1 All recipient addresses rejected : Access denied by policy'],
    [
      'Yahoo',
      '553 5.7.1 [BL21] Connections will not be accepted from 192.0.2.1, because the ip is in Spamhaus’s list',
    ],
    ['Yahoo', '554 5.7.9 Message not accepted for policy reasons. See https://postmaster.yahooinc.com'],
    ['Postfix', `550 5.1.0 <us@example.com>: Sender address rejected: User unknown in local recipient table`],
    ['Postfix', '550 5.1.8 <us@example.com>: Sender address rejected: Domain not found'],
    ['Postfix', `554 5.7.1 ${US}: Relay access denied`],
    ['Postfix', '554 5.7.1 Service unavailable; Client host [192.0.2.1] blocked using zen.spamhaus.org'],
    ['Postfix', '504 5.5.2 <localhost>: Helo command rejected: need fully-qualified hostname'],
    ['Postfix', `550 5.1.1 ${US}: Recipient address rejected: blocked by our blacklist`],
    [
      'Exim',
      '550-Verification failed for <us@example.com>\r\n550-Unrouteable address\r\n550 Sender verify failed',
    ],
    ['Exim', '550 relay not permitted'],
    ['Exim', '550 Rejected because 192.0.2.1 is in a black list at bl.spamcop.net'],
    ['Exim', '550 Too many recipients, unknown users will be ignored'],
    ['qmail', '553 sorry, that domain isn’t in my list of allowed rcpthosts (#5.7.1)'],
    ['Proofpoint', '554 Blocked - see https://ipcheck.proofpoint.com/?ip=192.0.2.1'],
    ['Proofpoint', '550 5.0.0 Your IP is listed; recipient address rejected'],
    ['Mimecast', '550 Rejected by header based manually Blocked Senders: us@example.com'],
    ['Mimecast', '550 Administrative prohibition - envelope blocked'],
    [
      'iCloud',
      '554 5.7.1 [CS01] Message rejected due to local policy. Please visit https://support.apple.com',
    ],
    ['iCloud', '552 5.2.2 Mailbox full'],
    [
      'GMX',
      '550-Requested action not taken: mailbox unavailable\r\n550-Reject due to policy restrictions.\r\n550 For explanation visit https://postmaster.gmx.net',
    ],
    [
      'GMX',
      '550-Requested action not taken: mailbox unavailable\r\n550 invalid DNS MX or A/AAAA resource record',
    ],
    ['a relay of ours', '550 Your account is disabled'],
    ['a relay of ours', '550 5.5.1 your domain is unknown, user rejected'],
    ['a server', '550 5.3.2 system not accepting network messages'],
    ['a server', '554 no'],
    ['a server', '550 5.5.0'],
    ['a server', '450 4.1.1 user unknown'],
    ['a server', '450 5.1.1 user unknown'],
    ['a server', '451 greylisted'],
    ['a server', 'no such user'],
    ['a report', '4.4.7 delivery time expired'],
    ['a report', '5.1.1; 5.1.1 no such user'],
    ['a report', '15.1.1 no such user'],
    ['a report', ''],
  ])('is that of %s: %s', (_server, reply) => expect(isAddressRefused(reply)).toBe(false));
});

it('words of a server become one bounded line', () => {
  expect(replyInOneLine(' 550\r\n no\u0000 such\u202e user ')).toBe('550 no such user');
  expect(replyInOneLine('x'.repeat(5_000))).toHaveLength(300);
});
