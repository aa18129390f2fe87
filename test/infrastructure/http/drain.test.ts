import { once } from 'node:events';
import { createServer, type ServerResponse } from 'node:http';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { drainable } from '../../../src/infrastructure/http/drain.js';

const CUT_OFF_MS = 2000;
const GET = 'GET / HTTP/1.1\r\nHost: here\r\n\r\n';

/** Responses that the test completes. */
let waiting: ServerResponse[];
let clients: Client[];
let port: number;
let drain: () => Promise<void>;

class Client {
  received = '';
  readonly closed: Promise<unknown>;

  constructor(private readonly socket: Socket) {
    socket.on('error', () => undefined);
    this.closed = once(socket, 'close');
    socket.on('data', (chunk) => (this.received += String(chunk)));
    clients.push(this);
  }

  async ask(): Promise<ServerResponse> {
    const requests = waiting.length;
    this.socket.write(GET);
    while (waiting.length === requests) await new Promise((resolve) => setImmediate(resolve));
    return waiting.at(-1)!;
  }

  async receive(text: string): Promise<void> {
    while (!this.received.includes(text)) await once(this.socket, 'data');
  }

  end(): void {
    this.socket.destroy();
  }
}

async function aClient(): Promise<Client> {
  const socket = connect(port, '127.0.0.1');
  await once(socket, 'connect');
  return new Client(socket);
}

beforeEach(async () => {
  [waiting, clients] = [[], []];
  const server = createServer({ keepAliveTimeout: 60_000 });
  drain = drainable(server, CUT_OFF_MS);
  server.on('request', (_request, response) => waiting.push(response));
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  port = (server.address() as AddressInfo).port;
});
afterEach(() => clients.forEach((client) => client.end()));

it('a request in progress is answered, told that its connection closes, and its connection is closed', async () => {
  const client = await aClient();
  const response = await client.ask();
  const drained = drain();
  response.end('done');
  await client.closed;
  expect(client.received).toMatch(/^HTTP\/1\.1 200 OK\r\n(.*\r\n)*Connection: close\r\n(.*\r\n)*\r\ndone$/);
  await drained;
});

it('a response whose headers were sent before is completed, and its connection is closed after it', async () => {
  const client = await aClient();
  const response = await client.ask();
  response.writeHead(200, { 'Content-Length': 8 }).write('half');
  await client.receive('half');
  const began = performance.now();
  const drained = drain();
  response.end('done');
  await client.closed;
  expect(client.received).toMatch(/halfdone$/);
  await drained;
  expect(performance.now() - began).toBeLessThan(CUT_OFF_MS);
});

it('a kept-alive connection is closed at once when it is idle, and after its next response when it is not', async () => {
  const [idle, busy] = [await aClient(), await aClient()];
  for (const client of [idle, busy]) {
    (await client.ask()).end('first');
    await client.receive('first');
  }
  const response = await busy.ask();
  const began = performance.now();
  const drained = drain();
  await idle.closed;
  response.end('second');
  await busy.closed;
  expect(busy.received).toMatch(/Connection: keep-alive[^]*first[^]*Connection: close[^]*second$/);
  await drained;
  expect(performance.now() - began).toBeLessThan(CUT_OFF_MS);
});

it('a connection without a request is still answered when it sends one, and new connections are refused', async () => {
  const early = await aClient();
  const drained = drain();
  (await early.ask()).end('answered');
  await early.closed;
  expect(early.received).toMatch(/Connection: close[^]*answered$/);
  await expect(aClient()).rejects.toThrow('ECONNREFUSED');
  await drained;
});

it('a response that does not end is cut after the timeout', async () => {
  const client = await aClient();
  await client.ask();
  await drain();
  await client.closed;
  expect(client.received).toBe('');
});
