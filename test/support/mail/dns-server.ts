import { createSocket, type RemoteInfo } from 'node:dgram';
import { once } from 'node:events';

const TXT = 16;
const REFERENCE_TO_QUESTION = 0xc00c;
const NO_SUCH_NAME = 0x8183;
const ANSWERED = 0x8180;

/** A DNS server on UDP that knows TXT records by name, each as its parts, and which names exist because others are below them. @returns its address and how to stop it */
export async function aDnsServer(records: Readonly<Record<string, ReadonlyArray<readonly string[]>>>) {
  const socket = createSocket('udp4');
  socket.on('message', (query: Buffer, { port, address }: RemoteInfo) => {
    const name = nameIn(query);
    const found = records[name] ?? [];
    const exists = Object.keys(records).some((known) => `.${known}`.endsWith(`.${name}`));
    socket.send(
      Buffer.concat([headerOf(query, exists, found.length), ...found.map(answerOf)]),
      port,
      address,
    );
  });
  socket.bind(0, '127.0.0.1');
  await once(socket, 'listening');
  return { server: `127.0.0.1:${socket.address().port}`, stop: () => void socket.close() };
}

/** The question is the labels after the header of 12 bytes, each with its length. */
function nameIn(query: Buffer): string {
  const labels: string[] = [];
  for (let at = 12; query[at]! > 0; at += query[at]! + 1)
    labels.push(query.toString('ascii', at + 1, at + 1 + query[at]!));
  return labels.join('.').toLowerCase();
}

/** Header and question of the query, with one question, the answers, and nothing else. */
function headerOf(query: Buffer, exists: boolean, answers: number): Buffer {
  const reply = Buffer.from(query.subarray(0, query.indexOf(0, 12) + 5));
  reply.writeUInt16BE(exists ? ANSWERED : NO_SUCH_NAME, 2);
  for (const [at, count] of [1, answers, 0, 0].entries()) reply.writeUInt16BE(count, 4 + 2 * at);
  return reply;
}

function answerOf(parts: readonly string[]): Buffer {
  const text = Buffer.concat(parts.flatMap((part) => [Buffer.from([part.length]), Buffer.from(part)]));
  const head = Buffer.alloc(12);
  for (const [at, value] of [REFERENCE_TO_QUESTION, TXT, 1, 0, 60, text.length].entries())
    head.writeUInt16BE(value, 2 * at);
  return Buffer.concat([head, text]);
}
