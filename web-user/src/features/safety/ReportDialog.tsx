import { LONGEST_REPORT_NOTE, REPORT_REASONS, type ReportReason } from '@domain/moderation/report.js';
import { Siren } from 'lucide-react';
import { useState } from 'react';
import { OfflineNote } from '../../shared/offline/OfflineNote.js';
import { ChoiceGroup } from '../../shared/ui/ChoiceGroup.js';
import { FormDialog } from '../../shared/ui/Dialog.js';
import { FieldError, TextArea } from '../../shared/ui/Field.js';
import { FormError } from '../../shared/ui/FormError.js';
import { HouseRulesLink } from './HouseRulesLink.js';
import { t } from './messages.js';
import { useReport } from './queries.js';
import type { ReportTarget } from './safety-action.js';

function wordsFor(about: ReportTarget): { title: string; shown: string } {
  switch (about.kind) {
    case 'user':
      return {
        title: t('reportPerson', { name: about.person.name }),
        shown: t('seesProfile', { name: about.person.name }),
      };
    case 'message':
      return { title: t('reportMessage', { name: about.person.name }), shown: t('seesMessages') };
    case 'meetup':
      return { title: t('reportMeetup'), shown: t('seesMeetup', { title: about.title }) };
  }
}

interface ReportDialogProps {
  about: ReportTarget;
  /** Hides the option to block, because the user is already blocked. */
  isBlocked: boolean;
  onClose: () => void;
}

/** Form to report a user, a message or a meetup. */
export function ReportDialog({ about, isBlocked, onClose }: ReportDialogProps) {
  const [reason, setReason] = useState<ReportReason | null>(null);
  const [isMissing, setIsMissing] = useState(false);
  const [note, setNote] = useState('');
  const [blockToo, setBlockToo] = useState(false);
  const report = useReport(onClose);
  const { title, shown } = wordsFor(about);
  const person = about.kind === 'meetup' || isBlocked ? null : about.person;

  function submit(): void {
    setIsMissing(reason === null);
    if (reason) report.mutate({ about, reason, note, alsoBlock: blockToo ? person : null });
  }

  return (
    <FormDialog
      onClose={onClose}
      onSubmit={submit}
      title={title}
      description={`${t('anonymous')} ${shown}`}
      labels={{ cancel: t('cancel'), submit: t('send'), busy: t('sending') }}
      busy={report.isPending}
    >
      <p className="flex items-start gap-2.5 text-sm font-semibold">
        <Siren aria-hidden className="size-5 shrink-0 text-beet" />
        {t('emergency')}
      </p>
      <HouseRulesLink className="-my-3 self-start" />
      {about.kind === 'message' && (
        <blockquote className="line-clamp-3 border-l-4 border-line-strong pl-3 whitespace-pre-line wrap-anywhere text-muted">
          <bdi>{about.text}</bdi>
        </blockquote>
      )}
      <div>
        <ChoiceGroup
          legend={t('what')}
          value={reason}
          onChange={(chosen) => {
            setReason(chosen);
            setIsMissing(false);
          }}
          choices={REPORT_REASONS.map((value) => ({ value, label: t(value) }))}
          className="grid-cols-2"
        />
        <FieldError>{isMissing && t('chooseReason')}</FieldError>
      </div>
      <TextArea
        label={t('note')}
        rows={3}
        maxLength={LONGEST_REPORT_NOTE}
        value={note}
        hint={t('noteHint')}
        counter={t('counter', { count: note.length, most: LONGEST_REPORT_NOTE })}
        onChange={(event) => setNote(event.target.value)}
      />
      {person && (
        <label className="-my-2 flex min-h-11 cursor-pointer items-center gap-3 font-semibold">
          <input
            type="checkbox"
            className="size-5 shrink-0 accent-tomato"
            checked={blockToo}
            onChange={() => setBlockToo(!blockToo)}
          />
          {t('blockToo', { name: person.name })}
        </label>
      )}
      <OfflineNote text={t('offline')} />
      <FormError error={report.error} />
    </FormDialog>
  );
}
