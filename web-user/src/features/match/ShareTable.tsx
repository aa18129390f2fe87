import { ImageDown } from 'lucide-react';
import type { ComponentProps } from 'react';
import { useAction } from '../../shared/api/use-action.js';
import { Button } from '../../shared/ui/Button.js';
import type { BillLine } from './bill.js';
import { t } from './table-picture-messages.js';

interface ShareTableProps extends Pick<ComponentProps<typeof Button>, 'look'> {
  /** What the picture says of a table that is over. */
  bill?: readonly BillLine[];
}

/** Shares a picture that says that the user has a table on Saturday, and neither with whom nor where; or its bill. */
export function ShareTable({ look, bill }: ShareTableProps) {
  const share = useAction({
    name: 'share-table',
    run: async () => (await import('./table-picture.js')).shareTablePicture(bill),
    failure: { title: t('failed'), text: t('failedText') },
  });
  return (
    <Button look={look} busy={share.isPending} onClick={() => share.mutate()}>
      <ImageDown aria-hidden className="size-5 shrink-0" />
      {share.isPending ? t('sharing') : t('share')}
    </Button>
  );
}
