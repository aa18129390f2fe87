import { once } from 'node:events';
import { Agent, get } from 'node:http';
import { isMainThread, parentPort, Worker, workerData } from 'node:worker_threads';

/** The load: `requests` in total, `atOnce` of them concurrent, over keep-alive connections. */
export interface Polls {
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly requests: number;
  readonly atOnce: number;
}

export interface Figures {
  readonly perSecond: number;
  /** Milliseconds. */
  readonly p50: number;
  readonly p95: number;
  readonly p99: number;
}

/**
 * Sends the requests from a worker thread, so that the client does not slow down the server.
 * @throws for an error response
 */
export async function pollFromWorker(polls: Polls): Promise<Figures> {
  const worker = new Worker(new URL(import.meta.url), { workerData: polls });
  const [figures] = (await once(worker, 'message')) as [Figures];
  return figures;
}

/** Discards the first tenth as warm-up. */
async function poll(polls: Polls): Promise<Figures> {
  const agent = new Agent({ keepAlive: true, maxSockets: polls.atOnce });
  await timesOf({ ...polls, requests: polls.requests / 10 }, agent);
  const begun = performance.now();
  const times = await timesOf(polls, agent);
  const seconds = (performance.now() - begun) / 1000;
  agent.destroy();
  const quantile = (share: number) => times[Math.floor(times.length * share)]!;
  return { perSecond: times.length / seconds, p50: quantile(0.5), p95: quantile(0.95), p99: quantile(0.99) };
}

async function timesOf({ url, headers, requests, atOnce }: Polls, agent: Agent): Promise<number[]> {
  const times: number[] = [];
  let left = requests;
  const oneAfterAnother = async () => {
    while (left-- > 0) {
      const begun = performance.now();
      await ask(url, headers, agent);
      times.push(performance.now() - begun);
    }
  };
  await Promise.all(Array.from({ length: atOnce }, oneAfterAnother));
  return times.sort((a, b) => a - b);
}

function ask(url: string, headers: Polls['headers'], agent: Agent): Promise<void> {
  return new Promise((resolve, reject) => {
    get(url, { agent, headers }, (response) => {
      if ((response.statusCode ?? 500) >= 400) reject(new Error(`${url} answered ${response.statusCode}`));
      response.resume().once('end', resolve);
    }).once('error', reject);
  });
}

if (!isMainThread) parentPort!.postMessage(await poll(workerData as Polls));
