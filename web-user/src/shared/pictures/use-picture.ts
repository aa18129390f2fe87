import { useRef, useState } from 'react';
import { dismissErrorsOf, toastError } from '../ui/toast/toast-store.js';
import { t } from './messages.js';
import { cropToJpeg, type CropArea, type PictureError, type PictureShape, readPicture } from './picture.js';

/** State of an edited picture: the current one, none, or a new one with its crop. */
export function usePicture(before: string | null, shape: PictureShape) {
  const [imageUrl, setImageUrl] = useState(before);
  const [fresh, setFresh] = useState<string | null>(null);
  const [problem, setProblem] = useState<PictureError | null>(null);
  const part = useRef<CropArea | null>(null);

  function reject(flaw: PictureError): void {
    setProblem(flaw);
    toastError({ title: t(`${flaw}Title`), description: t(`${flaw}Text`), action: 'picture' });
  }

  return {
    shape,
    imageUrl,
    /** A data URL; null for none. */
    fresh,
    /** Why the last file was refused, until the next choice; shown as a toast too. */
    error: problem && t(`${problem}Text`),
    isUnchanged: !fresh && imageUrl === before,
    choosePart: (chosen: CropArea): void => void (part.current = chosen),

    async take(file: File): Promise<void> {
      dismissErrorsOf('picture');
      setProblem(null);
      const read = await readPicture(file);
      if ('flaw' in read) return reject(read.flaw);
      part.current = null;
      setFresh(read.picture);
    },

    discard(): void {
      setProblem(null);
      setFresh(null);
    },

    /** Replaces the picture by one that is stored already, such as a drawing. */
    choose(address: string): void {
      setProblem(null);
      setFresh(null);
      setImageUrl(address);
    },

    remove(): void {
      setProblem(null);
      setImageUrl(null);
    },

    /** What to save: a data URL, the address of a chosen picture, null to remove the picture, undefined to keep it. */
    async change(): Promise<string | null | undefined> {
      if (fresh) return cropToJpeg(fresh, part.current, shape);
      return imageUrl === before ? undefined : imageUrl;
    },
  };
}

export type PictureChoice = ReturnType<typeof usePicture>;
