import { LONGEST_APPEAL } from '@domain/moderation/appeal.js';
import { Alert, Box, Button, Typography } from '@mui/material';
import { useNotify } from 'react-admin';
import { choicesOf } from '../../shared/ui/choices.js';
import { Consequences } from '../../shared/ui/Consequences.js';
import { formatDateTime } from '../../shared/time/dates.js';
import { ChoiceField, NoteField } from '../../shared/ui/fields.js';
import { errorMessage } from '../../shared/api/http.js';
import { PageTitle } from '../../shared/ui/PageTitle.js';
import { RecordAction } from '../../shared/ui/RecordAction.js';
import { RecordPage } from '../../shared/ui/RecordPage.js';
import { useRecordAction } from '../../shared/api/use-record-action.js';
import { useStaff } from '../../shared/session/session.js';
import { fullName, proposedEnding, suspensionUnderAppeal, t, type User } from './user.js';
import { UserActions } from './UserActions.js';
import { UserProfile, UserReliability, UserTrust } from './UserProfile.js';
import { SuspensionHistory, UserRecord, UserSessions } from './UserRecord.js';

/** One user: actions, proposed ending, appeal, profile and history. */
export default function UserShow() {
  return (
    <RecordPage<User> resource="users">
      {(user) => (
        <>
          <PageTitle>{fullName(user)}</PageTitle>
          <UserActions user={user} />
          <EndingProposal user={user} />
          <PendingAppeal user={user} />
          <Box sx={FILE}>
            <Box sx={COLUMN}>
              <UserProfile user={user} />
              <SuspensionHistory user={user} />
              <UserSessions user={user} />
            </Box>
            <Box sx={COLUMN}>
              <UserTrust user={user} />
              <UserReliability user={user} />
              <UserRecord user={user} />
            </Box>
          </Box>
        </>
      )}
    </RecordPage>
  );
}

const FILE = {
  display: 'grid',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'repeat(2, minmax(0, 1fr))' },
  alignItems: 'start',
  gap: 2,
};
const COLUMN = { display: 'grid', gap: 2, minWidth: 0 };

/** A proposed ending of an account: a second moderator agrees or declines, the proposer can withdraw it. */
function EndingProposal({ user }: { user: User }) {
  const proposal = proposedEnding(user);
  const staff = useStaff();
  const notify = useNotify();
  const decline = useRecordAction<User>('users', 'terminate/decline');
  if (!proposal || user.id === staff?.id) return null;
  const isOwn = proposal.by?.id === staff?.id;
  const when = formatDateTime(proposal.at);
  return (
    <Alert severity="warning" role="region" aria-label={t('proposedEnding')} sx={{ mb: 2 }}>
      <Typography sx={{ fontWeight: 700 }}>
        {isOwn
          ? t('youProposed', { when })
          : t('proposedBy', { name: proposal.by?.name ?? t('someone'), when })}
      </Typography>
      <Typography sx={{ my: 0.5, overflowWrap: 'anywhere' }}>“{proposal.reason}”</Typography>
      <Typography sx={{ mb: 1 }}>{isOwn ? t('canWithdraw') : t('canAgree')}</Typography>
      {decline.error && (
        <Typography role="alert" color="error" sx={{ mb: 1, fontWeight: 600 }}>
          {errorMessage(decline.error)}
        </Typography>
      )}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        {!isOwn && (
          <RecordAction<User>
            resource="users"
            verb="terminate"
            record={user}
            label={t('agree')}
            button={{ variant: 'contained', color: 'error' }}
            title={t('endAccountOf', { name: fullName(user) })}
            submitLabel={t('endAccount')}
            done={t('accountEnded')}
            body={(seen) => ({ reason: proposal.reason, decidedAfter: seen.lastDecisionId })}
          >
            <Consequences lines={[t('signedOutAndSeats'), t('noSignIn')]} />
          </RecordAction>
        )}
        <Button
          variant="outlined"
          color="inherit"
          loading={decline.isPending}
          onClick={() =>
            decline.mutate(
              { id: user.id, body: { decidedAfter: user.lastDecisionId } },
              { onSuccess: () => notify(t('accountStays'), { type: 'info' }) },
            )
          }
        >
          {isOwn ? t('withdraw') : t('decline')}
        </Button>
      </Box>
    </Alert>
  );
}

const OUTCOMES = choicesOf(['keep', 'lift'], t);

/** An unanswered appeal, the only one that a suspension allows. Moderators cannot answer one against their own decision. */
function PendingAppeal({ user }: { user: User }) {
  const staff = useStaff();
  const suspension = suspensionUnderAppeal(user);
  if (!suspension?.appeal) return null;
  const isOwn = [suspension.by?.id, suspension.agreedBy?.id].includes(staff?.id);
  return (
    <Alert severity="info" role="region" aria-label={t('appeal')} sx={{ mb: 2 }}>
      <Typography sx={{ fontWeight: 700 }}>
        {t('appealed', { when: formatDateTime(suspension.appeal.at) })}
      </Typography>
      <Typography sx={{ my: 0.5, whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>
        “<bdi>{suspension.appeal.note}</bdi>”
      </Typography>
      {isOwn ? (
        <Typography>{t('ownDecision')}</Typography>
      ) : (
        user.id !== staff?.id && <AnswerAppeal user={user} />
      )}
    </Alert>
  );
}

/** Keeps or lifts the decision, with a message to the user. */
function AnswerAppeal({ user }: { user: User }) {
  return (
    <RecordAction<User, { readonly outcome: string; readonly answer: string }>
      resource="users"
      verb="answer-appeal"
      record={user}
      label={t('answer')}
      button={{ sx: { mt: 0.5 } }}
      title={t('answerAppealOf', { name: fullName(user) })}
      submitLabel={t('sendAnswer')}
      done={t('appealAnswered')}
      body={({ lastDecisionId }, { outcome, answer }) => ({
        answer,
        lift: outcome === 'lift',
        decidedAfter: lastDecisionId,
      })}
    >
      <ChoiceField source="outcome" label={t('outcome')} choices={OUTCOMES} missing={t('chooseOutcome')} />
      <NoteField
        source="answer"
        label={t('answerText')}
        hint={t('answerHint')}
        maxLength={LONGEST_APPEAL}
        missing={t('writeAnswer')}
      />
    </RecordAction>
  );
}
