import { FILE_RETENTION_DAYS } from '@domain/trust-score/verification-review.js';
import { Camera, FileUp } from 'lucide-react';
import { type ChangeEvent, useRef, useState } from 'react';
import type { Review } from '../../shared/api/types.js';
import { Button } from '../../shared/ui/Button.js';
import { FormError } from '../../shared/ui/FormError.js';
import { FieldError } from '../../shared/ui/Field.js';
import { dismissErrorsOf, toastError } from '../../shared/ui/toast/toast-store.js';
import {
  ACCEPTED_TYPES,
  type EvidenceError,
  evidenceErrorOf,
  MAX_MEGABYTES,
  preparedEvidence,
} from './evidence-file.js';
import { EvidencePreview } from './EvidencePreview.js';
import { t as pictureTexts } from '../../shared/pictures/messages.js';
import { t } from './messages.js';
import { uploading, useSendEvidence } from './queries.js';
import { UploadProgress } from './UploadProgress.js';

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
