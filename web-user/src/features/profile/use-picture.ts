import { useRef, useState } from 'react';
import { dismissErrorsOf, toastError } from '../../shared/ui/toast/toast-store.js';
import { t } from './messages.js';
import { cutOut, decoded, flawOf, type PictureFlaw, readPicture, type Square } from './picture.js';

function complain(flaw: PictureFlaw): void {
  toastError({ title: t(`${flaw}Title`), description: t(`${flaw}Text`), action: 'picture' });
}

/** The profile picture while it is edited: the one there is, none, or a fresh one of which a square will be taken. */
export function usePicture(before: string | null) {
  const [imageUrl, setImageUrl] = useState(before);
  const [fresh, setFresh] = useState<string | null>(null);
  const square = useRef<Square | null>(null);

  return {
    imageUrl,
    /** As a data URL; null while there is none. */
    fresh,
    chooseSquare: (chosen: Square): void => void (square.current = chosen),

    async take(file: File): Promise<void> {
      dismissErrorsOf('picture');
      const flaw = flawOf(file);
      if (flaw) return complain(flaw);
      try {
        const picture = await readPicture(file);
        await decoded(picture);
        square.current = null;
        setFresh(picture);
      } catch {
        complain('wrongType');
      }
    },

    discard: () => setFresh(null),
    remove: () => setImageUrl(null),

    /** What to save: a new picture, null for none, undefined where it stays as it is. */
    async change(): Promise<string | null | undefined> {
      if (fresh) return cutOut(fresh, square.current);
      return imageUrl === before ? undefined : imageUrl;
    },
  };
}

export type PictureChoice = ReturnType<typeof usePicture>;
