import { call } from '../../shared/api/call.js';
import { MEETUPS } from '../../shared/api/keys.js';
import { useAction } from '../../shared/api/use-action.js';
import { isCopied } from '../../shared/copy-text.js';
import { t } from './messages.js';

/** Gets the link of the own meetup, which is made on the first call, and hands it over. */
export const useShare = (title: string) =>
  useAction({
    name: 'share-meetup',
    run: async (id: number) => {
      const { path } = await call('put', '/api/meetups/{id}/link', { params: { id } });
      return handOver({ title, url: window.location.origin + path });
    },
    refreshes: [MEETUPS],
    failure: { title: t('error'), text: t('shareFailed') },
  });

export const useStopSharing = () =>
  useAction({
    name: 'share-meetup',
    run: (id: number) => call('delete', '/api/meetups/{id}/link', { params: { id } }),
    done: () => ({ title: t('stoppedSharing') }),
    refreshes: [MEETUPS],
    failure: { title: t('error'), text: t('stopSharingFailed') },
  });

/** Opens the share sheet of a phone, or copies the link. */
async function handOver(link: { title: string; url: string }): Promise<'handed_over' | 'refused'> {
  if (hasShareSheet()) {
    try {
      await navigator.share(link);
      return 'handed_over';
    } catch (error) {
      // The user has closed the sheet. Other errors, such as an expired permission, leave copying.
      if (error instanceof DOMException && error.name === 'AbortError') return 'handed_over';
    }
  }
  return (await isCopied(link.url, t('linkCopied'))) ? 'handed_over' : 'refused';
}

/** Share sheets of desktop browsers offer less than the clipboard. */
const hasShareSheet = (): boolean => 'share' in navigator && window.matchMedia('(pointer: coarse)').matches;
