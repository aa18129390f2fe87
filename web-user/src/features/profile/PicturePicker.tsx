import { ImagePlus, Trash2 } from 'lucide-react';
import { type ChangeEvent, useRef } from 'react';
import { Avatar } from '../../shared/ui/Avatar.js';
import { Button } from '../../shared/ui/Button.js';
import { dismissErrorsOf, toastError } from '../../shared/ui/toast/toast-store.js';
import { t } from './messages.js';
import { flawOf, readPicture } from './picture.js';

interface PicturePickerProps {
  name: string;
  seed: number;
  imageUrl: string | null;
  onChange: (imageUrl: string | null) => void;
}

export function PicturePicker({ name, seed, imageUrl, onChange }: PicturePickerProps) {
  const input = useRef<HTMLInputElement>(null);

  async function take(event: ChangeEvent<HTMLInputElement>): Promise<void> {
    const file = event.target.files?.[0];
    event.target.value = '';
    if (!file) return;
    dismissErrorsOf('picture');
    const flaw = flawOf(file);
    if (flaw) toastError({ title: t(`${flaw}Title`), description: t(`${flaw}Text`), action: 'picture' });
    else onChange(await readPicture(file));
  }

  return (
    <div className="flex items-center gap-4">
      <Avatar name={name} imageUrl={imageUrl} seed={seed} size="xl" />
      <div className="grid gap-1.5">
        <input
          ref={input}
          type="file"
          accept="image/*"
          aria-label={t('picture')}
          onChange={(event) => void take(event)}
          className="sr-only"
          tabIndex={-1}
        />
        <div className="flex flex-wrap gap-2">
          <Button look="secondary" className="px-4" onClick={() => input.current?.click()}>
            <ImagePlus aria-hidden className="size-5" />
            {t('choosePicture')}
          </Button>
          {imageUrl && (
            <Button look="quiet" className="px-4" onClick={() => onChange(null)}>
              <Trash2 aria-hidden className="size-5" />
              {t('removePicture')}
            </Button>
          )}
        </div>
        <p className="text-sm text-muted">{t('pictureHint')}</p>
      </div>
    </div>
  );
}
