import { useRef, useState } from 'react';
import { dismissErrorsOf, toastError } from '../ui/toast/toast-store.js';
import { t } from './messages.js';
import {
  cropToJpeg,
  decodeImage,
  pictureErrorOf,
  type CropArea,
  type PictureError,
  type PictureShape,
  readPicture,
} from './picture.js';

function showError(flaw: PictureError): void {
  toastError({ title: t(`${flaw}Title`), description: t(`${flaw}Text`), action: 'picture' });
}

/** State of an edited picture: the current one, none, or a new one with its crop. */
export function usePicture(before: string | null, shape: PictureShape) {
  const [imageUrl, setImageUrl] = useState(before);
  const [fresh, setFresh] = useState<string | null>(null);
  const part = useRef<CropArea | null>(null);

  return {
    shape,
    imageUrl,
    /** A data URL; null for none. */
    fresh,
    choosePart: (chosen: CropArea): void => void (part.current = chosen),

    async take(file: File): Promise<void> {
      dismissErrorsOf('picture');
      const flaw = pictureErrorOf(file);
      if (flaw) return showError(flaw);
      try {
        const picture = await readPicture(file);
        await decodeImage(picture);
        part.current = null;
        setFresh(picture);
      } catch {
        showError('wrongType');
      }
    },

    discard: () => setFresh(null),
    remove: () => setImageUrl(null),

    /** What to save: a data URL, null to remove the picture, undefined to keep it. */
    async change(): Promise<string | null | undefined> {
      if (fresh) return cropToJpeg(fresh, part.current, shape);
      return imageUrl === before ? undefined : imageUrl;
    },
  };
}

export type PictureChoice = ReturnType<typeof usePicture>;
