import { Share2 } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { call } from '../../shared/api/call.js';
import { MEETUPS } from '../../shared/api/keys.js';
import type { Meetup } from '../../shared/api/types.js';
import { useAction } from '../../shared/api/use-action.js';
import { isCopied, refuseCopy } from '../../shared/copy-text.js';
import { AddressField } from '../../shared/ui/AddressField.js';
import { Button } from '../../shared/ui/Button.js';
import { FormError } from '../../shared/ui/FormError.js';
import { t } from './messages.js';

/** Gets the link of the own meetup, which is made on the first call, and hands it over. */
const useShare = (title: string) =>
  useAction({
    name: 'share-meetup',
    run: async (id: number) => {
      const { path } = await call('put', '/api/meetups/{id}/link', { params: { id } });
      return handOver({ title, url: window.location.origin + path });
    },
    refreshes: [MEETUPS],
    failure: { title: t('error'), text: t('shareFailed') },
  });

const useStopSharing = () =>
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

/** The link to the public page of the user's own meetup. */
export function ShareMeetup({ meetup }: { meetup: Meetup }) {
  const share = useShare(meetup.title);
  const stop = useStopSharing();
  const field = useRef<HTMLInputElement>(null);
  const isRefused = share.data === 'refused' && meetup.sharePath !== null;
  // The field of a new link appears after the attempt to copy it.
  useEffect(() => {
    if (isRefused) refuseCopy(field.current!);
  }, [isRefused]);
  return (
    <section aria-labelledby={`share-${meetup.id}`} className="grid gap-3 rounded-lg bg-sunken p-4">
      <div>
        <h3 id={`share-${meetup.id}`} className="text-lg">
          {t('share')}
        </h3>
        <p className="text-sm text-muted">{t('shareText')}</p>
      </div>
      {meetup.sharePath && (
        <AddressField ref={field} label={t('link')} address={window.location.origin + meetup.sharePath} />
      )}
      <FormError error={share.error ?? stop.error} />
      <div className="flex flex-wrap gap-2.5">
        <Button look="secondary" busy={share.isPending} onClick={() => share.mutate(meetup.id)}>
          <Share2 aria-hidden className="size-5" />
          {share.isPending ? t('sharing') : meetup.sharePath ? t('shareAgain') : t('shareLink')}
        </Button>
        {meetup.sharePath && (
          <Button look="quiet" busy={stop.isPending} onClick={() => stop.mutate(meetup.id)}>
            {stop.isPending ? t('stoppingSharing') : t('stopSharing')}
          </Button>
        )}
      </div>
    </section>
  );
}
