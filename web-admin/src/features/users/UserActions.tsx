import { CORRECTION_REASONS, type CorrectionReason } from '@domain/corrections/correction-reason.js';
import { LONGEST_REASON } from '@domain/moderation/suspension.js';
import { isStaff, ROLES, type Role } from '@domain/staff/role.js';
import { Box } from '@mui/material';
import { useFormContext, useWatch } from 'react-hook-form';
import { useStaff } from '../../shared/session/session.js';
import { SuspendAction, SuspensionReasonField } from '../../shared/suspension/SuspendAction.js';
import { choicesOf } from '../../shared/ui/choices.js';
import { Consequences } from '../../shared/ui/Consequences.js';
import { ChoiceField, Field, NoteField } from '../../shared/ui/fields.js';
import { RecordAction } from '../../shared/ui/RecordAction.js';
import { AccountStandingTag, fullName, proposedEnding, t, type User } from './user.js';

interface Props {
  readonly user: User;
}

/** The actions on a user in their current state. Staff cannot act on themselves. */
export function UserActions({ user }: Props) {
  const staff = useStaff();
  const isOneself = staff?.id === user.id;
  const mayAct = !isOneself && (user.role === 'member' || staff?.role === 'admin');
  return (
    <Box sx={BAR}>
      <AccountStandingTag of={user} />
      <Box sx={{ mr: 'auto', color: 'text.secondary' }}>
        {isOneself ? t('thisIsYou') : !mayAct && staff && t('adminsOnly')}
      </Box>
      <SuspendAction
        person={{ ...user, name: fullName(user) }}
        isOffered={mayAct && user.standing === 'good'}
      />
      <LiftSuspension user={user} isOffered={mayAct && user.standing !== 'good'} />
      <EndAccount user={user} isOffered={mayAct && user.standing !== 'ended' && !proposedEnding(user)} />
      {staff?.role === 'admin' && !isOneself && (
        <>
          <Correct user={user} />
          <ChangeRole user={user} asksForCode={staff.hasSecondFactor} />
        </>
      )}
    </Box>
  );
}

interface Offered extends Props {
  readonly isOffered: boolean;
}

/** What every action on an account is decided on. */
const decidedOn = ({ lastDecisionId }: User): object => ({ decidedAfter: lastDecisionId });

function LiftSuspension({ user, isOffered }: Offered) {
  const name = fullName(user);
  return (
    <RecordAction<User, { note?: string }>
      resource="users"
      verb="lift"
      record={user}
      isOffered={isOffered}
      label={t('letBackIn')}
      title={t('letBackInName', { name })}
      done={t('canSignIn', { name })}
      body={(seen, { note }) => ({ note: note?.trim() || undefined, ...decidedOn(seen) })}
    >
      <NoteField source="note" label={t('note')} hint={t('noteHint')} maxLength={LONGEST_REASON} />
      <Consequences lines={[t('canSignInAndTold'), t('seatsStayGone')]} />
    </RecordAction>
  );
}

/** Proposes to end an account; a second moderator must agree. */
function EndAccount({ user, isOffered }: Offered) {
  return (
    <RecordAction<User>
      resource="users"
      verb="terminate"
      record={user}
      isOffered={isOffered}
      label={t('endAccount')}
      button={{ color: 'error' }}
      title={t('endAccountOf', { name: fullName(user) })}
      submitLabel={t('propose')}
      done={t('proposed')}
      body={(seen, values) => ({ ...values, ...decidedOn(seen) })}
    >
      <SuspensionReasonField missing={t('giveReason')} />
      <Consequences lines={[t('nothingYet'), t('onceAgreed'), t('canAppeal')]} />
    </RecordAction>
  );
}

interface RoleChange {
  readonly role: Role;
  readonly password: string;
  readonly code?: string;
}

/** Grants, changes or removes a staff role; the admin enters password and code again. */
function ChangeRole({ user, asksForCode }: Props & { readonly asksForCode: boolean }) {
  return (
    <RecordAction<User, RoleChange>
      resource="users"
      verb="role"
      record={user}
      label={t('changeRole')}
      button={{ color: 'inherit' }}
      title={t('roleOf', { name: fullName(user) })}
      done={({ role }) => t('roleChanged', { name: fullName(user), role: t(role) })}
      defaults={{ role: user.role }}
      body={(seen, { role, password, code }) => ({
        role,
        password,
        totp: code?.replace(/\s/g, '') || null,
        ...decidedOn(seen),
      })}
    >
      <ChoiceField source="role" label={t('role')} choices={choicesOf(ROLES, t)} />
      <RoleConsequences />
      <Field
        source="password"
        label={t('ownPassword')}
        type="password"
        required
        autoComplete="current-password"
      />
      {asksForCode && (
        <Field
          source="code"
          label={t('ownCode')}
          required
          autoComplete="one-time-code"
          html={{ inputMode: 'numeric', maxLength: 40 }}
        />
      )}
    </RecordAction>
  );
}

function RoleConsequences() {
  const role = useWatch<RoleChange, 'role'>({ name: 'role' });
  return <Consequences lines={[t(`${role}Text`), ...(isStaff(role) ? [t('adminsAreMailed')] : [])]} />;
}

interface Correction {
  readonly subject: 'birthDate' | 'name';
  readonly reason: CorrectionReason;
  readonly dateOfBirth?: string;
  readonly firstName: string;
  readonly lastName: string;
}

/** The reason that is chosen first. */
const USUAL_REASON = { birthDate: 'document', name: 'mistyped' } as const;
const SUBJECTS = [
  { id: 'birthDate', name: t('itsBirthDate') },
  { id: 'name', name: t('itsName') },
];

function Correct({ user }: Props) {
  return (
    <RecordAction<User, Correction>
      resource="users"
      verb={({ subject }) => (subject === 'name' ? 'correct-name' : 'correct-birth-date')}
      record={user}
      label={t('correct')}
      button={{ color: 'inherit' }}
      title={t('correctOf', { name: fullName(user) })}
      done={t('corrected')}
      defaults={{
        subject: 'birthDate',
        reason: USUAL_REASON.birthDate,
        firstName: user.firstName,
        lastName: user.lastName,
      }}
      body={(seen, { subject, reason, dateOfBirth = '', firstName, lastName }) => ({
        ...(subject === 'name' ? { firstName, lastName } : { dateOfBirth }),
        reason,
        ...decidedOn(seen),
      })}
    >
      <CorrectionFields hasDocument={user.trustSteps.idDocument} />
    </RecordAction>
  );
}

function CorrectionFields({ hasDocument }: { readonly hasDocument: boolean }) {
  const { setValue } = useFormContext<Correction>();
  const subject = useWatch<Correction, 'subject'>({ name: 'subject' });
  return (
    <>
      <Field
        source="subject"
        label={t('whatIsWrong')}
        choices={SUBJECTS}
        onChosen={(chosen) => setValue('reason', USUAL_REASON[chosen as Correction['subject']])}
      />
      {subject === 'birthDate' && <Field source="dateOfBirth" label={t('newBirthDate')} type="date" />}
      {subject === 'name' && (
        <>
          <Field source="firstName" label={t('firstName')} />
          <Field source="lastName" label={t('lastName')} />
        </>
      )}
      <Field source="reason" label={t('why')} choices={choicesOf(CORRECTION_REASONS, t)} />
      <Consequences
        lines={[
          t('toldByMail'),
          ...(hasDocument ? [t('idForgotten')] : []),
          ...(subject === 'birthDate' ? [t('seatsChecked')] : []),
        ]}
      />
    </>
  );
}

const BAR = { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1, mb: 2 };
