import { ageOn } from '@domain/shared/age.js';
import { Box, Link, Typography } from '@mui/material';
import { useState } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import { dayFromToday, formatCalendarDay, formatDay } from '../../shared/time/dates.js';
import { DescriptionList } from '../../shared/ui/DescriptionList.js';
import { PageTitle } from '../../shared/ui/PageTitle.js';
import { RecordPage } from '../../shared/ui/RecordPage.js';
import { Section } from '../../shared/ui/Section.js';
import { StatusTag } from '../../shared/ui/Tag.js';
import { useReviewCase } from '../../shared/review-case/use-review-case.js';
import { UserLink } from '../../shared/ui/UserLink.js';
import { EvidenceViewer } from './EvidenceViewer.js';
import { STATUS_LABELS, t, type Verification } from './verification.js';
import { ApproveDialog, RejectDialog, type Rejection } from './DecisionDialogs.js';
import { imageViewShortcuts, useImageView } from './image-viewer/image-view.js';
import { ReviewCaseDesk, ReviewCaseOutcome } from '../../shared/review-case/ReviewCaseDesk.js';

const POLL_MS = 5000;

/** One verification. Polled while another moderator has the claim. */
export default function VerificationShow() {
  return (
    <RecordPage<Verification>
      resource="verifications"
      pollMs={({ whyNot }) => whyNot === 'claimed' && POLL_MS}
    >
      {(review) => (
        <>
          <PageTitle>
            {t('kindOf', { kind: review.kind, name: review.person?.name ?? t('aDeletedUser') })}
          </PageTitle>
          <VerificationDesk key={review.id} review={review} />
        </>
      )}
    </RecordPage>
  );
}

/** One verification: the submitted file, the account it belongs to and the decision. */
function VerificationDesk({ review }: { review: Verification }) {
  const { kind, status, reason, note, dateOfBirthAgrees, person } = review;
  const state = useReviewCase('verifications', review);
  const { canDecide } = state;
  const { view, actions } = useImageView();
  const [isSeen, setSeen] = useState(false);
  const canApprove = canDecide && (kind !== 'id' || isSeen);
  const [openDialog, setOpenDialog] = useState<'approve' | 'reject' | null>(null);
  const close = () => setOpenDialog(null);

  const name = person?.name ?? t('aDeletedUser');
  const approve = (dateOfBirthAgrees?: boolean) => {
    close();
    const summary = t('approvedSummary', { kind, name });
    state.decide({ action: 'approve', body: { dateOfBirthAgrees }, summary });
  };
  const reject = ({ reason, note }: Rejection) => {
    close();
    const body = { reason, note: note.trim() || undefined };
    state.decide({ action: 'reject', body, summary: t('rejectedSummary', { kind, name }) });
  };
  const isApprovedId = kind === 'id' && status === 'approved';

  return (
    <>
      <ReviewCaseDesk
        state={state}
        status={STATUS_LABELS[status]}
        submittedLabel={t('submitted')}
        claimHint={t('claimHint')}
        claimEndedText={t('claimEnded')}
        options={[
          {
            label: t('approve'),
            shortcut: 'a',
            variant: 'contained',
            color: 'success',
            onSelect: () => (kind === 'id' ? setOpenDialog('approve') : approve()),
            disabledReason: canApprove ? null : t('approveBlocked'),
          },
          {
            label: t('reject'),
            shortcut: 'r',
            variant: 'outlined',
            color: 'error',
            onSelect: () => setOpenDialog('reject'),
          },
        ]}
        shortcuts={imageViewShortcuts(view, actions)}
        outcome={
          <ReviewCaseOutcome
            record={review}
            outcome={STATUS_LABELS[status].label}
            details={[
              [t('reason'), reason && t(reason)],
              [t('note'), note],
              [
                t('birthDate'),
                isApprovedId && (dateOfBirthAgrees ? t('birthDateMatched') : t('birthDateAbsent')),
              ],
            ]}
          />
        }
        evidence={
          <EvidenceViewer
            review={review}
            canView={canDecide}
            view={view}
            actions={actions}
            frameRef={focusUnlessBusy}
            onSeen={setSeen}
          />
        }
        isSideSticky
      >
        <AccountDetails review={review} />
        <EarlierAttempts review={review} />
      </ReviewCaseDesk>
      {openDialog === 'approve' && canDecide && (
        <ApproveDialog
          review={review}
          onClose={close}
          onApprove={approve}
          onMismatch={() => setOpenDialog('reject')}
        />
      )}
      {openDialog === 'reject' && canDecide && (
        <RejectDialog review={review} onClose={close} onReject={reject} />
      )}
    </>
  );
}

/** Moves the keyboard focus to the image after a claim or an undo, which remove the focused button. */
function focusUnlessBusy(frame: HTMLElement | null): void {
  const focused = document.activeElement;
  if (focused === null || focused === document.body || focused.matches('h1, section[tabindex]'))
    frame?.focus({ preventScroll: true });
}

/** The account data to compare with the document; for an ID, name and date of birth are highlighted. */
function AccountDetails({ review: { about, person, kind } }: { review: Verification }) {
  if (!about) return null;
  return (
    <Section title={t('onAccount')}>
      {kind === 'id' && (
        <Box sx={HIGHLIGHT}>
          <Typography sx={{ fontSize: '1.25rem', fontWeight: 700, overflowWrap: 'anywhere' }}>
            <bdi>
              {about.firstName} {about.lastName}
            </bdi>
          </Typography>
          {about.dateOfBirth && (
            <Typography sx={{ fontSize: '1.0625rem', fontWeight: 600 }}>
              {t('born', { day: formatCalendarDay(about.dateOfBirth) })}
              <Box component="span" sx={{ fontWeight: 400 }}>
                {' '}
                · {t('age', { age: ageOn(about.dateOfBirth, dayFromToday(0)) })}
              </Box>
            </Typography>
          )}
          {!about.dateOfBirth && <Typography>{t('birthDateHidden')}</Typography>}
        </Box>
      )}
      <DescriptionList
        items={[
          [t('person'), <UserLink key="person" user={person} />],
          [t('trust'), t('trustScore', { score: about.trustScore })],
          [t('memberSince'), formatDay(about.memberSince)],
        ]}
      />
    </Section>
  );
}

const HIGHLIGHT = { p: 1.5, mb: 1.5, borderRadius: 1, bgcolor: 'brand.butterSoft' };

function EarlierAttempts({ review: { earlier } }: { review: Verification }) {
  return (
    <Section title={t('earlierAttempts')}>
      {earlier.length === 0 ? (
        <Typography color="text.secondary">{t('firstAttempt')}</Typography>
      ) : (
        <Box component="ul" role="list" sx={LIST}>
          {earlier.map(({ id, kind, status, decidedAt, reason }) => (
            <Box component="li" key={id}>
              <Link component={RouterLink} to={`/verifications/${id}/show`} sx={{ fontWeight: 600 }}>
                {decidedAt ? t('attemptOn', { kind, day: formatDay(decidedAt) }) : t(kind)}
              </Link>
              <StatusTag status={STATUS_LABELS[status]} />
              {reason && <Typography color="text.secondary">{t(reason)}</Typography>}
            </Box>
          ))}
        </Box>
      )}
    </Section>
  );
}

const LIST = {
  display: 'grid',
  gap: 1,
  '& li': { display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1 },
};
