import { Download, UserRoundX } from 'lucide-react';
import { Button } from '../../shared/ui/Button.js';
import { t } from './messages.js';
import { useDownload } from './queries.js';

/** Data export and account deletion. */
export function YourData({ onDelete }: { onDelete: () => void }) {
  const download = useDownload();
  return (
    <section aria-labelledby="your-data">
      <h3 id="your-data" className="mb-2 text-sm font-semibold">
        {t('yourData')}
      </h3>
      <div className="grid gap-2.5">
        <Button look="secondary" busy={download.isPending} onClick={() => download.mutate()}>
          <Download aria-hidden className="size-5" />
          {download.isPending ? t('downloading') : t('download')}
        </Button>
        <Button look="danger" onClick={onDelete}>
          <UserRoundX aria-hidden className="size-5" />
          {t('delete')}
        </Button>
      </div>
    </section>
  );
}
