import { createSocket } from 'node:dgram';
import { once } from 'node:events';
import { NodeMailDns } from '../../../src/adapters/mail/node-mail-dns.js';
import { aDnsServer } from '../../support/mail/dns-server.js';

const owned: (() => void)[] = [];
afterEach(() => {
  for (const close of owned.splice(0)) close();
});

async function aDns(records: Parameters<typeof aDnsServer>[0]): Promise<NodeMailDns> {
  const { server, stop } = await aDnsServer(records);
  owned.push(stop);
  return new NodeMailDns({ servers: [server], timeoutMs: 1_000 });
}

it('reads the TXT records of a name, each in one text', async () => {
  const dns = await aDns({ 'tables.example': [['v=spf1 ', '-all'], ['another one']] });
  expect(new Set(await dns.texts('tables.example'))).toEqual(new Set(['v=spf1 -all', 'another one']));
});

it('finds none for a name that does not exist', async () => {
  expect(await (await aDns({})).texts('nothing.example')).toEqual([]);
});

it('tells whether there is a name below one, also without knowing it', async () => {
  const dns = await aDns({ 'key2026._domainkey.tables.example': [['p=MIIB']] });
  expect(await dns.exists('_domainkey.tables.example')).toBe(true);
  expect(await dns.exists('key2026._domainkey.tables.example')).toBe(true);
  expect(await dns.exists('_domainkey.example')).toBe(false);
});

it('fails for a name that is none, and for a server that does not answer in time', async () => {
  await expect((await aDns({})).texts('a b..example')).rejects.toThrow();
  const silent = createSocket('udp4').bind(0, '127.0.0.1');
  owned.push(() => void silent.close());
  await once(silent, 'listening');
  const dns = new NodeMailDns({ servers: [`127.0.0.1:${silent.address().port}`], timeoutMs: 100 });
  await expect(dns.texts('tables.example')).rejects.toThrow();
  await expect(dns.exists('tables.example')).rejects.toThrow();
});
