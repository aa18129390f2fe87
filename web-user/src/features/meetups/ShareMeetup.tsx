import { Share2 } from 'lucide-react';
import { useEffect, useRef } from 'react';
import type { Meetup } from '../../shared/api/types.js';
import { refuseCopy } from '../../shared/copy-text.js';
import { AddressField } from '../../shared/ui/AddressField.js';
import { Button } from '../../shared/ui/Button.js';
import { FormError } from '../../shared/ui/FormError.js';
import { t } from './messages.js';
import { useShare, useStopSharing } from './share-link.js';

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
