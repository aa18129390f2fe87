import { CheckSenderRecords } from '../../../src/application/operations/check-sender-records.js';

const DOMAINS = { from: 'mail.uni.example', envelope: 'bounces.uni.example' };

const checkOf = (records: Record<string, string[]>) =>
  new CheckSenderRecords(
    {
      exists: async () => false,
      texts: async (name) => {
        if (records[name]?.includes('away')) throw new Error('timeout');
        return records[name] ?? [];
      },
    },
    DOMAINS,
  );

const KEY = 'v=DKIM1; k=rsa; p=MIIBIjANBg';

it('finds the records of the sender: SPF of the return address, DMARC of a domain above', async () => {
  const check = checkOf({
    'bounces.uni.example': ['some other text', 'v=spf1 include:_spf.uni.example -all'],
    'our._domainkey.mail.uni.example': [KEY],
    '_dmarc.uni.example': ['v=DMARC1; p=quarantine'],
  });
  expect(await check.execute('our')).toEqual({
    spf: { state: 'found', name: 'bounces.uni.example', record: 'v=spf1 include:_spf.uni.example -all' },
    dkim: { state: 'found', name: 'our._domainkey.mail.uni.example', record: KEY },
    dmarc: { state: 'found', name: '_dmarc.uni.example', record: 'v=DMARC1; p=quarantine' },
  });
});

it('tries the usual selectors of a key if none is named', async () => {
  const check = checkOf({ 'selector1._domainkey.mail.uni.example': [KEY] });
  expect((await check.execute(null)).dkim).toMatchObject({
    state: 'found',
    name: 'selector1._domainkey.mail.uni.example',
  });
  expect((await checkOf({}).execute(null)).dkim).toMatchObject({ state: 'missing', record: null });
});

it('says what is missing, with the name to which it belongs', async () => {
  expect(await checkOf({}).execute('our')).toEqual({
    spf: { state: 'missing', name: 'bounces.uni.example', record: null },
    dkim: { state: 'missing', name: 'our._domainkey.mail.uni.example', record: null },
    dmarc: { state: 'missing', name: '_dmarc.mail.uni.example', record: null },
  });
});

it.each([
  ['spf', { 'bounces.uni.example': ['v=spf1 mx -all', 'v=spf1 a -all'] }],
  ['spf', { 'bounces.uni.example': ['v=spf1 +all'] }],
  ['spf', { 'bounces.uni.example': ['v=spf1 mx all'] }],
  ['dkim', { 'our._domainkey.mail.uni.example': ['v=DKIM1; p='] }],
  ['dmarc', { '_dmarc.mail.uni.example': ['v=DMARC1; p=none', 'v=DMARC1; p=reject'] }],
] as const)('tells that a record for %s protects nothing: %j', async (kind, records) => {
  expect((await checkOf(records as unknown as Record<string, string[]>).execute('our'))[kind].state).toBe(
    'wrong',
  );
});

it('tells a DNS that does not answer from a record that is missing', async () => {
  const check = checkOf({ 'bounces.uni.example': ['away'], '_dmarc.mail.uni.example': ['v=DMARC1; p=none'] });
  expect(await check.execute('our')).toMatchObject({ spf: { state: 'unknown' }, dmarc: { state: 'found' } });
});
