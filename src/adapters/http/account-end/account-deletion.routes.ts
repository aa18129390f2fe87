import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { AccountEnd } from '../../../application/account-end/account-end.js';
import type { ExportData } from '../../../application/account-end/export-data.js';
import { forgetCachedAnswers, forgetCookie } from '../cookies.js';
import { MessageResponse } from '../message-response.js';
import { one, type Route } from '../route.js';
import { SESSION_COOKIE, signOut } from '../session.js';
import { OwnPassword } from '../account/account.fields.js';
import { routesFor } from '../routes-for.js';

export interface AccountDeletionServices {
  readonly accountEnd: AccountEnd;
  readonly exportData: ExportData;
}

class DeleteAccountBody {
  @OwnPassword()
  password!: string;
}

const member = routesFor('member', 'Profile');
/** Listeners of one response: seven of `pipeline` and one of each middleware that acts when it closes. */
const MAX_LISTENERS = 20;

export function accountDeletionRoutes(services: AccountDeletionServices): Route[] {
  return [
    member.delete('/api/user', 'deleteAccount', {
      summary: 'Delete the account permanently; ends every session and leaves every table',
      isOpenToSuspended: true,
      body: DeleteAccountBody,
      responses: {
        200: one(MessageResponse, 'The account is deleted'),
        403: { description: 'Wrong password' },
        409: { description: 'The account is the last admin' },
        429: { description: 'Too many attempts' },
      },
      handle: async ({ userId, body, request, response }) => {
        await services.accountEnd.delete({ userId, ...body });
        await signOut(request);
        forgetCookie(request, response, SESSION_COOKIE);
        forgetCachedAnswers(response);
        return { message: 'Your account is deleted' };
      },
    }),
    member.get('/api/user/export', 'exportAccount', {
      summary: 'Export all data of the account as a zip of JSON and pictures; at most three times a day',
      isOpenToSuspended: true,
      responses: {
        200: {
          description: 'The archive',
          mediaType: 'application/zip',
          headers: ['Content-Disposition'],
          isStreamed: true,
        },
        429: { description: 'Too many exports today' },
      },
      handle: async ({ userId, response }) => {
        const archive = await services.exportData.execute({ userId });
        response.attachment('my-data.zip');
        response.setMaxListeners(MAX_LISTENERS);
        await pipeline(Readable.from(archive, { objectMode: false }), response).catch((error: unknown) => {
          // A client that leaves is no error.
          if ((error as NodeJS.ErrnoException).code !== 'ERR_STREAM_PREMATURE_CLOSE') throw error;
        });
      },
    }),
  ];
}
