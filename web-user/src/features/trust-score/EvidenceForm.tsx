import { FILE_RETENTION_DAYS } from '@domain/trust-score/verification-review.js';
import { Camera, FileText, FileUp } from 'lucide-react';
import { type ChangeEvent, useCallback, useRef, useState } from 'react';
import type { Review } from '../../shared/api/types.js';
import { t as pictureTexts } from '../../shared/pictures/messages.js';
import { Button } from '../../shared/ui/Button.js';
import { FieldError } from '../../shared/ui/Field.js';
import { FormError } from '../../shared/ui/FormError.js';
import { dismissErrorsOf, toastError } from '../../shared/ui/toast/toast-store.js';
import {
  ACCEPTED_TYPES,
  type EvidenceError,
  evidenceErrorOf,
  MAX_MEGABYTES,
  preparedEvidence,
  sizeLabel,
} from './evidence-file.js';
import { t } from './messages.js';
import { uploading, useSendEvidence } from './queries.js';

const limits = { megabytes: MAX_MEGABYTES };

const wordsFor = (kind: Review['kind']) =>
  kind === 'id'
    ? { file: t('idFile'), types: t('idTypes', limits), wrongType: t('idWrongType') }
    : { file: t('pictureFile'), types: t('pictureTypes', limits), wrongType: t('pictureWrongType') };

const messageFor = (flaw: EvidenceError, kind: Review['kind']): string =>
  ({ wrongType: wordsFor(kind).wrongType, heic: pictureTexts('heicText'), tooLarge: t('tooLarge', limits) })[
    flaw
  ];

/** Choose a file or take a photo, preview it, upload it. */
export function EvidenceForm({ kind, onClose }: { kind: Review['kind']; onClose: () => void }) {
  const words = wordsFor(kind);
  const [file, setFile] = useState<File | null>(null);
  const [error, setError] = useState<string | null>(null);
  const stored = useRef<HTMLInputElement>(null);
  const camera = useRef<HTMLInputElement>(null);
  const { send, sent, cancel } = useSendEvidence(kind);

  async function take(event: ChangeEvent<HTMLInputElement>): Promise<void> {
    const chosen = event.target.files?.[0];
    event.target.value = '';
    if (!chosen) return;
    dismissErrorsOf(uploading(kind));
    send.reset();
    const prepared = await preparedEvidence(kind, chosen);
    const flaw = evidenceErrorOf(kind, prepared);
    const message = flaw && messageFor(flaw, kind);
    setError(message);
    setFile(message ? null : prepared);
    if (message) toastError({ title: t('uploadFailedTitle'), description: message, action: uploading(kind) });
  }

  return (
    <div className="grid gap-3">
      <input
        ref={stored}
        type="file"
        accept={ACCEPTED_TYPES[kind].join(',')}
        aria-label={words.file}
        hidden
        onChange={(event) => void take(event)}
      />
      <input
        ref={camera}
        type="file"
        accept="image/*"
        capture={kind === 'id' ? 'environment' : 'user'}
        aria-label={t('takePhoto')}
        hidden
        onChange={(event) => void take(event)}
      />
      {file && <EvidencePreview file={file} />}
      {sent === null ? (
        <>
          <div className="flex flex-wrap gap-2 *:grow">
            <span className="hidden *:grow pointer-coarse:contents">
              <Button look="secondary" onClick={() => camera.current?.click()}>
                <Camera aria-hidden className="size-5" />
                {t('takePhoto')}
              </Button>
            </span>
            <Button look="secondary" autoFocus onClick={() => stored.current?.click()}>
              <FileUp aria-hidden className="size-5" />
              {file ? t('chooseOther') : t('choose')}
            </Button>
            {file && <Button onClick={() => send.mutate(file)}>{t('send')}</Button>}
          </div>
          <FieldError>{error}</FieldError>
          <FormError error={send.error} />
          <p className="text-sm text-muted">{words.types}</p>
        </>
      ) : (
        <UploadProgress sent={sent} onCancel={cancel} />
      )}
      <p className="text-sm text-muted">{t('privacy', { days: FILE_RETENTION_DAYS.rejected })}</p>
      {sent === null && (
        <Button look="quiet" className="-mb-2 -ml-4 justify-self-start px-4" onClick={onClose}>
          {t('cancel')}
        </Button>
      )}
    </div>
  );
}

/** Progress of an upload, 0 to 1; indeterminate at 1, while the server processes the file. */
function UploadProgress({ sent, onCancel }: { sent: number; onCancel: () => void }) {
  const percent = Math.floor(sent * 100);
  const isThere = sent >= 1;
  return (
    <div className="grid gap-2">
      <div
        role="progressbar"
        aria-label={t('uploading')}
        aria-valuenow={isThere ? undefined : percent}
        className="h-2.5 overflow-hidden rounded-full bg-sunken inset-ring-1 inset-ring-line-strong"
      >
        <div
          className={`h-full rounded-full bg-basil transition-[width] ${isThere ? 'animate-pulse' : ''}`}
          style={{ width: `${percent}%` }}
        />
      </div>
      <div className="flex min-h-12 items-center justify-between gap-3">
        <p role="status" className="text-sm font-semibold">
          {isThere ? t('checking') : t('uploading')}
        </p>
        {!isThere && (
          <Button look="quiet" className="px-4" onClick={onCancel}>
            {t('cancel')}
          </Button>
        )}
      </div>
    </div>
  );
}

/** Preview of the file: the picture, or the file name of a document. */
function EvidencePreview({ file }: { file: File }) {
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
