import { ImageDown } from 'lucide-react';
import type { ComponentProps } from 'react';
import { useAction } from '../../shared/api/use-action.js';
import { Button } from '../../shared/ui/Button.js';
import { t } from './table-picture-messages.js';

/** Shares a picture that says that the user has a table on Saturday, and neither with whom nor where. */
export function ShareTable({ look }: Pick<ComponentProps<typeof Button>, 'look'>) {
  const share = useAction({
    name: 'share-table',
    run: async () => (await import('./table-picture.js')).shareTablePicture(),
    failure: { title: t('failed'), text: t('failedText') },
  });
  return (
    <Button look={look} busy={share.isPending} onClick={() => share.mutate()}>
      <ImageDown aria-hidden className="size-5 shrink-0" />
      {share.isPending ? t('sharing') : t('share')}
    </Button>
  );
}
