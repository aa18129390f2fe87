import { Copy, Share2 } from 'lucide-react';
import { useRef } from 'react';
import { copyText } from '../../shared/copy-text.js';
import { Button } from '../../shared/ui/Button.js';
import { t } from './messages.js';

/** The code of a group, to be read aloud, copied or shared as a link. */
export function GroupCode({ code }: { code: string }) {
  const shown = useRef<HTMLParagraphElement>(null);
  const link = `${window.location.origin}/friend/${code}`;
  return (
    <div className="grid gap-3">
      <p
        ref={shown}
        className="rounded-md bg-sunken px-4 py-3 text-center font-mono text-2xl font-semibold tracking-widest break-all select-all"
      >
        {`${code.slice(0, 4)}-${code.slice(4)}`}
      </p>
      <div className="flex flex-wrap gap-2.5">
        <Button
          look="secondary"
          className="flex-1 basis-40"
          onClick={() => void copyText(link, t('copied'), shown.current!)}
        >
          <Copy aria-hidden className="size-5" />
          {t('copy')}
        </Button>
        {'share' in navigator && (
          <Button
            look="secondary"
            className="flex-1 basis-40"
            onClick={() => void navigator.share({ title: t('title'), url: link }).catch(() => undefined)}
          >
            <Share2 aria-hidden className="size-5" />
            {t('share')}
          </Button>
        )}
      </div>
    </div>
  );
}
