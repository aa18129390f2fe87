import { ImagePlus, Trash2, Undo2 } from 'lucide-react';
import { type ChangeEvent, Suspense, useRef } from 'react';
import { lazyPart } from '../../shared/lazy-part.js';
import { Avatar } from '../../shared/ui/Avatar.js';
import { Button } from '../../shared/ui/Button.js';
import { Skeleton } from '../../shared/ui/Skeleton.js';
import { t } from './messages.js';
import type { PictureChoice } from './use-picture.js';

const PictureCrop = lazyPart(() => import('./PictureCrop.js'), 'PictureCrop');

/** The picture others see, and a new one on its way to take its place. */
export function PicturePicker({
  name,
  seed,
  picture,
}: {
  name: string;
  seed: number;
  picture: PictureChoice;
}) {
  const input = useRef<HTMLInputElement>(null);
  const { imageUrl, fresh } = picture;

  function take(event: ChangeEvent<HTMLInputElement>): void {
    const file = event.target.files?.[0];
    event.target.value = '';
    if (file) void picture.take(file);
  }

  return (
    <div className={fresh ? 'grid gap-3' : 'flex items-center gap-4'}>
      <input
        ref={input}
        type="file"
        accept="image/*"
        aria-label={t('picture')}
        onChange={take}
        className="sr-only"
        tabIndex={-1}
      />
      {fresh ? (
        <Suspense fallback={<Skeleton className="mx-auto aspect-square w-full max-w-72" />}>
          <PictureCrop key={fresh} picture={fresh} onChoose={picture.chooseSquare} />
        </Suspense>
      ) : (
        <Avatar name={name} imageUrl={imageUrl} seed={seed} size="xl" />
      )}
      <div className="grid gap-1.5">
        <div className="flex flex-wrap gap-2">
          <Button look="secondary" className="px-4" onClick={() => input.current?.click()}>
            <ImagePlus aria-hidden className="size-5" />
            {t(fresh ? 'chooseOther' : 'choosePicture')}
          </Button>
          {fresh ? (
            <Button look="quiet" className="px-4" onClick={picture.discard}>
              <Undo2 aria-hidden className="size-5" />
              {t('discardPicture')}
            </Button>
          ) : (
            imageUrl && (
              <Button look="quiet" className="px-4" onClick={picture.remove}>
                <Trash2 aria-hidden className="size-5" />
                {t('removePicture')}
              </Button>
            )
          )}
        </div>
        <p className="text-sm text-muted">{t('pictureHint')}</p>
      </div>
    </div>
  );
}
