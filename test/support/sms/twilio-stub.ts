import type { RequestListener } from 'node:http';
import { startStub } from '../a-stub.js';
import { answerJson } from '../local-server.js';

export const ACCOUNT_SID = `AC${'0'.repeat(32)}`;
export const AUTH_TOKEN = 'the token';

const accept: RequestListener = (_request, response) =>
  answerJson(response, 201, { sid: `SM${'1'.repeat(32)}`, status: 'queued' });

/** A stub of Twilio's Messages resource: by default it accepts a form with 201 and the message. */
export const startTwilioStub = (answer = accept) =>
  startStub(answer, ({ url, headers: { authorization } }, body) => ({
    path: url!,
    authorization,
    form: Object.fromEntries(new URLSearchParams(body)),
  }));
export type TwilioStub = Awaited<ReturnType<typeof startTwilioStub>>;

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
