import { DRAWINGS, pathOfDrawing } from '@domain/account/drawing.js';
import { useId } from 'react';
import { messagesOf } from '../../shared/i18n/messages-of.js';
import type { PictureChoice } from '../../shared/pictures/use-picture.js';
import { Unfold } from '../../shared/ui/Unfold.js';

const t = messagesOf('drawings');

/** The drawings that a member can choose instead of a photo, once the button is pressed. */
export function DrawingPicker({ picture }: { picture: PictureChoice }) {
  const name = useId();
  return (
    <Unfold label={t('title')}>
      <fieldset className="mt-1">
        <legend className="mb-3 text-sm text-muted">{t('text')}</legend>
        <div className="grid grid-cols-[repeat(auto-fill,minmax(3.25rem,1fr))] justify-items-center gap-2">
          {DRAWINGS.map((drawing) => {
            const path = pathOfDrawing(drawing);
            return (
              <label
                key={drawing}
                className="relative cursor-pointer rounded-full ring-offset-3 ring-offset-card has-checked:ring-4 has-checked:ring-tomato has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-tomato"
              >
                <input
                  type="radio"
                  name={name}
                  className="absolute inset-0 size-full cursor-pointer opacity-0"
                  checked={!picture.fresh && picture.imageUrl === path}
                  onChange={() => picture.choose(path)}
                />
                <img
                  src={path}
                  alt={t(drawing)}
                  width={52}
                  height={52}
                  loading="lazy"
                  className="rounded-full"
                />
              </label>
            );
          })}
        </div>
      </fieldset>
    </Unfold>
  );
}
