import { call, fetchResponse } from '../../shared/api/call.js';
import { useAction } from '../../shared/api/use-action.js';
import { saveFile } from '../../shared/save-file.js';
import { useEndSession, withExpectedSessionEnd } from '../../shared/session/use-end-session.js';
import { t } from './messages.js';

const FILE_NAME = 'my-data.zip';

/** Downloads the export of the user's data as a file. */
export function useDownload() {
  return useAction({
    name: 'download',
    run: async () => {
      const response = await fetchResponse('get', '/api/user/export', undefined);
      saveFile(await response.blob(), FILE_NAME);
    },
    done: () => ({ title: t('downloaded'), description: t('downloadedText') }),
    failure: { title: t('downloadFailed'), text: t('tryAgain') },
  });
}

export function useDeleteAccount() {
  const endSession = useEndSession();
  return useAction({
    name: 'delete-account',
    run: (password: string) =>
      withExpectedSessionEnd(() => call('delete', '/api/user', { body: { password } })),
    onSuccess: () => endSession({ title: t('deleted'), description: t('deletedText') }),
    failure: { title: t('deleteFailed'), text: t('tryAgain') },
  });
}
