import { FileText } from 'lucide-react';
import { useCallback, useState } from 'react';
import { sizeLabel } from './evidence-file.js';
import { t } from './messages.js';

/** Preview of the file: the picture, or the file name of a document. */
export function EvidencePreview({ file }: { file: File }) {
  const [unseen, setUnseen] = useState<File | null>(null);
  const show = useCallback(
    (image: HTMLImageElement) => {
      const url = URL.createObjectURL(file);
      image.src = url;
      return () => URL.revokeObjectURL(url);
    },
    [file],
  );
  const isPicture = file.type.startsWith('image/') && file !== unseen;
  return (
    <figure className="overflow-hidden rounded-md border border-line bg-sunken">
      {isPicture && (
        <img
          ref={show}
          alt={t('preview', { name: file.name })}
          onError={() => setUnseen(file)}
          className="mx-auto max-h-56 object-contain"
        />
      )}
      <figcaption className="flex items-center gap-2 bg-card px-3 py-2 text-sm">
        <FileText aria-hidden className="size-5 shrink-0 text-muted" />
        <span className="min-w-0 flex-1 truncate">{file.name}</span>
        <span className="shrink-0 text-muted">{sizeLabel(file)}</span>
      </figcaption>
    </figure>
  );
}
