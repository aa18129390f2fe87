import { ImagePlus, Trash2, Undo2 } from 'lucide-react';
import { type ChangeEvent, type ReactNode, Suspense, useId, useRef } from 'react';
import { lazyPart } from '../lazy-component.js';
import { Button } from '../ui/Button.js';
import { cx } from '../ui/cx.js';
import { FieldError } from '../ui/Field.js';
import { Skeleton } from '../ui/Skeleton.js';
import { t } from './messages.js';
import { FRAME } from './picture.js';
import type { PictureChoice } from './use-picture.js';

const PictureCrop = lazyPart(() => import('./PictureCrop.js'), 'PictureCrop');

interface PicturePickerProps {
  label: string;
  hint?: string;
  picture: PictureChoice;
  /** The current picture, or its placeholder; a new one with its crop takes its place. */
  children: ReactNode;
}

/** The current picture and a new one with its crop. */
export function PicturePicker({ label, hint, picture, children }: PicturePickerProps) {
  const input = useRef<HTMLInputElement>(null);
  const errorId = useId();
  const { imageUrl, fresh, shape, error } = picture;

  function take(event: ChangeEvent<HTMLInputElement>): void {
    const file = event.target.files?.[0];
    event.target.value = '';
    if (file) void picture.take(file);
  }

  return (
    <div className="grid gap-3">
      <input
        ref={input}
        type="file"
        accept="image/*"
        aria-label={label}
        aria-invalid={error ? true : undefined}
        aria-describedby={error ? errorId : undefined}
        onChange={take}
        hidden
      />
      {fresh ? (
        <Suspense fallback={<Skeleton className={cx('mx-auto w-full', FRAME[shape])} />}>
          <PictureCrop key={fresh} picture={fresh} shape={shape} onChoose={picture.choosePart} />
        </Suspense>
      ) : (
        children
      )}
      <div className="grid gap-1.5">
        <div className="flex flex-wrap gap-2">
          <Button
            look="secondary"
            className="px-4"
            aria-describedby={error ? errorId : undefined}
            onClick={() => input.current?.click()}
          >
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
        {hint && <p className="text-sm text-muted">{hint}</p>}
        <FieldError id={errorId}>{error}</FieldError>
      </div>
    </div>
  );
}
