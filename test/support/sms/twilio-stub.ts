import type { IncomingMessage, RequestListener } from 'node:http';
import { text } from 'node:stream/consumers';
import { answerJson, serveHttp } from '../local-server.js';

export const ACCOUNT_SID = `AC${'0'.repeat(32)}`;
export const AUTH_TOKEN = 'the token';

/** A request of Twilio's Messages resource. */
interface ReceivedText {
  readonly path: string;
  readonly authorization: string | undefined;
  readonly form: Record<string, string>;
}

export interface TwilioStub {
  readonly apiBase: string;
  readonly received: ReceivedText[];
  close(): Promise<void>;
}

/** A stub of Twilio's Messages resource: by default it accepts a form with 201 and the message. */
export async function startTwilioStub(answer: RequestListener = accept): Promise<TwilioStub> {
  const received: ReceivedText[] = [];
  const { url, close } = await serveHttp((request, response) => {
    void read(request).then((message) => {
      received.push(message);
      answer(request, response);
    });
  });
  return { apiBase: url, received, close };
}

async function read(request: IncomingMessage): Promise<ReceivedText> {
  const form = Object.fromEntries(new URLSearchParams(await text(request)));
  return { path: request.url!, authorization: request.headers.authorization, form };
}

const accept: RequestListener = (_request, response) =>
  answerJson(response, 201, { sid: `SM${'1'.repeat(32)}`, status: 'queued' });

/** An error response of Twilio. */
export const refuseWith =
  (status: number, code: number, message: string): RequestListener =>
  (_request, response) =>
    answerJson(response, status, {
      code,
      message,
      more_info: `https://www.twilio.com/docs/errors/${code}`,
      status,
    });
