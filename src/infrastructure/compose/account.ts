import { AccountEnd } from '../../application/account-end/account-end.js';
import { EndInactiveAccounts } from '../../application/account-end/end-inactive-accounts.js';
import { ExportData } from '../../application/account-end/export-data.js';
import type { AccountEndPorts, HandedInFiles } from '../../application/account-end/ports.js';
import { Codes } from '../../application/account/codes.js';
import { LastAdminStays } from '../../application/account/last-admin-stays.js';
import { AccountMails, TellNewLink } from '../../application/account/mails.js';
import type { Admins, CodeDigests, OpenReviews } from '../../application/account/ports.js';
import { PurgeExpiredCodes } from '../../application/account/purge-expired-codes.js';
import { AddressProofs } from '../../application/credentials/address-proofs.js';
import { EmailChange } from '../../application/credentials/email-change.js';
import { NoteRefusedAddress } from '../../application/credentials/note-refused-address.js';
import { OwnPassword } from '../../application/credentials/own-password.js';
import type { CredentialPorts } from '../../application/credentials/ports.js';
import { VerifyPassword } from '../../application/credentials/verify-password.js';
import type { Ground } from '../../application/ground/ground.js';
import type { Deliverability } from '../../application/notifications/deliverability.js';
import { FindCurrentUser } from '../../application/profile/find-current-user.js';
import { OwnLocation } from '../../application/profile/own-location.js';
import { OwnProfile } from '../../application/profile/own-profile.js';
import type { OpenRequests, ProfilePorts } from '../../application/profile/ports.js';
import { FindShownPicture } from '../../application/shared/find-shown-picture.js';
import type { KeptContacts, Participation } from '../../application/shared/participation.js';
import { type PictureReferences, RemovePicture } from '../../application/shared/remove-picture.js';
import { Credentials } from '../../application/sign-in/credentials.js';
import { MemberSessions } from '../../application/sign-in/member-sessions.js';
import type { SignInPorts } from '../../application/sign-in/ports.js';
import { ProviderSignIn } from '../../application/sign-in/provider-sign-in.js';
import { RecognizeDevice } from '../../application/sign-in/recognize-device.js';
import { NewAccounts } from '../../application/sign-up/new-accounts.js';
import type { SignUpPorts } from '../../application/sign-up/ports.js';
import { SignUp } from '../../application/sign-up/sign-up.js';
import type { Shared } from './shared.js';

/** What the contexts around an account are given, beside the ground. */
interface AccountPorts extends SignUpPorts, SignInPorts, CredentialPorts, ProfilePorts, AccountEndPorts {
  readonly deliverability: Deliverability;
  readonly admins: Admins;
  readonly digests: CodeDigests;
  /** Pictures to which a report refers are kept. */
  readonly reports: PictureReferences;
}

type Composed =
  | 'codes'
  | 'mails'
  | 'openRequests'
  | 'openReviews'
  | 'participation'
  | 'pairContacts'
  | 'handedIn';

interface Given extends Omit<AccountPorts, keyof Ground | Composed> {
  readonly askingForTables: OpenRequests;
  readonly cancelAllParticipation: Participation;
  readonly closePairChats: KeptContacts;
  readonly withdrawOpenReviews: OpenReviews;
  readonly readHandedInFiles: HandedInFiles;
}

const accountMails = ({ appName, publicUrl, jobs, contactEmail }: Shared): AccountMails =>
  new AccountMails(appName, publicUrl, jobs, contactEmail);

/** What every context uses that makes a link which opens something without a session. */
export const tellNewLink = (shared: Shared): TellNewLink =>
  new TellNewLink(shared.contacts, accountMails(shared));

export function composeAccount(shared: Shared, given: Given) {
  const ports: AccountPorts = {
    ...given,
    ...shared,
    codes: new Codes(shared.chance, given.digests),
    mails: accountMails(shared),
    openRequests: given.askingForTables,
    openReviews: given.withdrawOpenReviews,
    participation: given.cancelAllParticipation,
    pairContacts: given.closePairChats,
    handedIn: given.readHandedInFiles,
  };
  const { unitOfWork, pictures, clock, homeZone, users, registrations, resets, emailProofs } = ports;
  const proofs = new AddressProofs(ports);
  const verifyPassword = new VerifyPassword(ports, proofs);
  const signUp = new SignUp(ports);
  const ownPassword = new OwnPassword(ports, verifyPassword);
  const lastAdminStays = new LastAdminStays(ports.admins, clock);
  const accountEnd = new AccountEnd(ports, verifyPassword, lastAdminStays);
  const handlers = {
    renewVerification: { execute: (job: Parameters<SignUp['renewCode']>[0]) => signUp.renewCode(job) },
    beginPasswordReset: {
      execute: (job: Parameters<OwnPassword['beginReset']>[0]) => ownPassword.beginReset(job),
    },
    removePicture: new RemovePicture(pictures, ports.reports),
    purgeExpiredCodes: new PurgeExpiredCodes([registrations, resets, emailProofs], clock),
    purgeDeletedAccounts: { execute: () => accountEnd.purgeDeleted() },
    endInactiveAccounts: new EndInactiveAccounts(ports, accountEnd),
  };
  return {
    signUp,
    newAccounts: new NewAccounts(ports),
    ...composeSignIn(ports),
    verifyPassword,
    ownPassword,
    emailChange: new EmailChange(ports, verifyPassword, proofs),
    noteRefusedAddress: new NoteRefusedAddress(
      unitOfWork,
      registrations,
      emailProofs,
      ports.deliverability,
      clock,
    ),
    findCurrentUser: new FindCurrentUser(users, ports.deliverability, clock, homeZone),
    ownProfile: new OwnProfile(ports),
    ownLocation: new OwnLocation(ports),
    findShownPicture: new FindShownPicture(pictures, ports.reports),
    lastAdminStays,
    accountEnd,
    exportData: new ExportData(ports),
    handlers,
  };
}

function composeSignIn(ports: SignInPorts) {
  const credentials = new Credentials(ports);
  const recognizeDevice = new RecognizeDevice(ports);
  return {
    credentials,
    recognizeDevice,
    memberSessions: new MemberSessions(ports, recognizeDevice),
    providerSignIn: new ProviderSignIn(ports, credentials),
  };
}
