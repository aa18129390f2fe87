import { AcceptApplicant } from '../../application/sign-up/accept-applicant.js';
import type { Admissions } from '../../application/account/admissions.js';
import { AcceptPolicies } from '../../application/profile/accept-policies.js';
import { AnonymizeAccount } from '../../application/account-end/anonymize-account.js';
import { BeginEmailChange } from '../../application/credentials/begin-email-change.js';
import { BeginPasswordReset } from '../../application/credentials/begin-password-reset.js';
import { ChangeLanguage } from '../../application/profile/change-language.js';
import { ChangeLocation } from '../../application/profile/change-location.js';
import { ChangePassword } from '../../application/credentials/change-password.js';
import { ChangeProfile } from '../../application/profile/change-profile.js';
import { Codes } from '../../application/account/codes.js';
import { ConfirmEmailChange } from '../../application/credentials/confirm-email-change.js';
import { Credentials } from '../../application/sign-in/credentials.js';
import { DeleteAccount } from '../../application/account-end/delete-account.js';
import { EndInactiveAccounts } from '../../application/account-end/end-inactive-accounts.js';
import { EndOwnSessions } from '../../application/sign-in/end-own-sessions.js';
import { ExportData } from '../../application/account-end/export-data.js';
import { FindCurrentUser } from '../../application/profile/find-current-user.js';
import { ForgotPassword } from '../../application/credentials/forgot-password.js';
import type { IdentityProviders } from '../../application/sign-in/identity-provider.js';
import { JoinWithProvider } from '../../application/sign-up/join-with-provider.js';
import { LastAdminStays } from '../../application/account/last-admin-stays.js';
import { LimitSignUps } from '../../application/sign-up/limit-sign-ups.js';
import { LinkProvider } from '../../application/sign-in/link-provider.js';
import { LogIn } from '../../application/sign-in/log-in.js';
import { LogOut } from '../../application/sign-in/log-out.js';
import { AccountMails } from '../../application/account/mails.js';
import { NoteRefusedAddress } from '../../application/credentials/note-refused-address.js';
import type { AccountActivities, KnownDevices } from '../../application/sign-in/ports.js';
import type {
  AccountData,
  Archives,
  DeletedAccounts,
  HandedInFiles,
  PersonalRecords,
} from '../../application/account-end/ports.js';
import type {
  Admins,
  CodeDigests,
  OpenReviews,
  PasswordHasher,
  Users,
} from '../../application/account/ports.js';
import type { EmailProofs, PasswordResets } from '../../application/credentials/ports.js';
import type { OpenRequests, SurveyResponses } from '../../application/profile/ports.js';
import type { PendingRegistrations } from '../../application/sign-up/ports.js';
import { PurgeDeletedAccounts } from '../../application/account-end/purge-deleted-accounts.js';
import { PurgeExpiredCodes } from '../../application/account/purge-expired-codes.js';
import { ReadSignUp } from '../../application/sign-up/read-sign-up.js';
import { RecognizeDevice } from '../../application/sign-in/recognize-device.js';
import { RedeemProof } from '../../application/credentials/redeem-proof.js';
import { RedeemResetCode } from '../../application/credentials/redeem-reset-code.js';
import { Register } from '../../application/sign-up/register.js';
import { RemoveAccount } from '../../application/account-end/remove-account.js';
import { RenewVerification } from '../../application/sign-up/renew-verification.js';
import { ReplacePassword } from '../../application/credentials/replace-password.js';
import { ResendVerification } from '../../application/sign-up/resend-verification.js';
import { ResetPassword } from '../../application/credentials/reset-password.js';
import { ReverseGeocode } from '../../application/profile/reverse-geocode.js';
import { SaveRegistration } from '../../application/sign-up/save-registration.js';
import { SaveSurvey } from '../../application/profile/save-survey.js';
import { SearchAddresses } from '../../application/profile/search-addresses.js';
import { SendConfirmationCode } from '../../application/credentials/send-confirmation-code.js';
import { SendProofCode } from '../../application/credentials/send-proof-code.js';
import { SignInWithProvider } from '../../application/sign-in/sign-in-with-provider.js';
import { TellNewLink } from '../../application/account/tell-new-link.js';
import { VerifyEmail } from '../../application/sign-up/verify-email.js';
import { VerifyPassword } from '../../application/credentials/verify-password.js';
import type { Deliverability } from '../../application/notifications/deliverability.js';
import type { SecretLinks } from '../../application/sessions/secret-links.js';
import type { Sessions } from '../../application/sessions/sessions.js';
import { FindShownPicture } from '../../application/shared/find-shown-picture.js';
import type { KeptContacts, Participation } from '../../application/shared/participation.js';
import { type PictureReferences, RemovePicture } from '../../application/shared/remove-picture.js';
import type { TimeZones } from '../../application/shared/time-zones.js';
import type { Shared } from './shared.js';

interface Ports {
  readonly users: Users;
  readonly registrations: PendingRegistrations;
  readonly resets: PasswordResets;
  readonly emailProofs: EmailProofs;
  readonly surveys: SurveyResponses;
  readonly deliverability: Deliverability;
  readonly sessions: Sessions;
  readonly secretLinks: SecretLinks;
  readonly knownDevices: KnownDevices;
  readonly accountActivities: AccountActivities;
  readonly accountData: AccountData;
  readonly deletedAccounts: DeletedAccounts;
  readonly admins: Admins;
  readonly records: PersonalRecords;
  readonly archives: Archives;
  readonly passwords: PasswordHasher;
  readonly digests: CodeDigests;
  readonly zones: TimeZones;
  /** Pictures to which a report refers are kept. */
  readonly reports: PictureReferences;
  /** Undefined where the settings name none. */
  readonly providers: IdentityProviders;
  readonly admissions: Admissions;
  readonly moveRequest: OpenRequests;
  readonly cancelAllParticipation: Participation;
  readonly closePairChats: KeptContacts;
  readonly withdrawOpenReviews: OpenReviews;
  readonly readHandedInFiles: HandedInFiles;
}

interface Helpers {
  readonly codes: Codes;
  readonly mails: AccountMails;
  readonly redeemProof: RedeemProof;
  readonly verifyPassword: VerifyPassword;
}

const accountMails = ({ appName, publicUrl, jobs, contactEmail }: Shared): AccountMails =>
  new AccountMails(appName, publicUrl, jobs, contactEmail);

/** What every context uses that makes a link which opens something without a session. */
export const tellNewLink = (shared: Shared): TellNewLink =>
  new TellNewLink(shared.contacts, accountMails(shared));

export function composeAccount(shared: Shared, ports: Ports) {
  const { unitOfWork, limiter, chance, clock } = shared;
  const { users, registrations, resets, emailProofs, passwords, digests } = ports;
  const codes = new Codes(chance, digests);
  const redeemProof = new RedeemProof(emailProofs, codes, clock);
  const verifyPassword = new VerifyPassword(unitOfWork, users, passwords, redeemProof, limiter);
  const helpers: Helpers = { codes, mails: accountMails(shared), redeemProof, verifyPassword };
  const { renewVerification, ...signUp } = composeSignUp(shared, ports, helpers);
  const { beginPasswordReset, ...credentials } = composeCredentials(shared, ports, helpers);
  const { removePicture, ...profile } = composeProfile(shared, ports);
  const { endInactiveAccounts, purgeDeletedAccounts, ...deletion } = composeDeletion(shared, ports, helpers);
  const handlers = {
    renewVerification,
    beginPasswordReset,
    removePicture,
    purgeExpiredCodes: new PurgeExpiredCodes([registrations, resets, emailProofs], clock),
    purgeDeletedAccounts,
    endInactiveAccounts,
  };
  return {
    ...signUp,
    ...composeSignIn(shared, ports, helpers),
    ...credentials,
    ...profile,
    ...deletion,
    verifyPassword,
    handlers,
  };
}

function composeSignUp(shared: Shared, ports: Ports, { codes, mails }: Helpers) {
  const { unitOfWork, jobs, limiter, links, clock, homeZone, appName } = shared;
  const { users, registrations, passwords, admissions, deliverability } = ports;
  const acceptApplicant = new AcceptApplicant(clock, homeZone, admissions, appName);
  const limitSignUps = new LimitSignUps(limiter, links, clock);
  return {
    register: new Register(
      new SaveRegistration(unitOfWork, users, registrations, mails),
      registrations,
      passwords,
      codes,
      limiter,
      clock,
      acceptApplicant,
    ),
    joinWithProvider: new JoinWithProvider(
      unitOfWork,
      users,
      registrations,
      limiter,
      clock,
      acceptApplicant,
      limitSignUps,
      admissions,
    ),
    readSignUp: new ReadSignUp(registrations, limiter),
    verifyEmail: new VerifyEmail(
      unitOfWork,
      users,
      registrations,
      codes,
      deliverability,
      limiter,
      clock,
      admissions,
      limitSignUps,
    ),
    resendVerification: new ResendVerification(registrations, jobs, limiter),
    renewVerification: new RenewVerification(unitOfWork, users, registrations, codes, mails, clock),
    noteRefusedAddress: new NoteRefusedAddress(
      unitOfWork,
      registrations,
      ports.emailProofs,
      deliverability,
      clock,
    ),
  };
}

function composeSignIn(shared: Shared, ports: Ports, { mails }: Helpers) {
  const { unitOfWork, realtime, limiter, goodStanding, securityEvents, clock } = shared;
  const { users, registrations, passwords, sessions, digests, providers, admissions } = ports;
  const credentials = new Credentials(users, registrations, passwords, limiter, securityEvents);
  const recognizeDevice = new RecognizeDevice(
    ports.knownDevices,
    ports.accountActivities,
    digests,
    mails,
    clock,
  );
  return {
    logIn: new LogIn(unitOfWork, credentials, users, goodStanding, sessions, recognizeDevice, securityEvents),
    recognizeDevice,
    signInWithProvider: new SignInWithProvider(providers, users, limiter, admissions),
    linkProvider: new LinkProvider(unitOfWork, credentials, users, clock),
    logOut: new LogOut(realtime, securityEvents),
    endOwnSessions: new EndOwnSessions(unitOfWork, sessions),
  };
}

function composeCredentials(shared: Shared, ports: Ports, helpers: Helpers) {
  const { codes, mails, redeemProof, verifyPassword } = helpers;
  const { unitOfWork, jobs, limiter, clock } = shared;
  const { users, resets, emailProofs, passwords, sessions, admissions, deliverability } = ports;
  const replacePassword = new ReplacePassword(users, sessions, mails, clock);
  const sendProofCode = new SendProofCode(users, emailProofs, codes, mails, clock);
  return {
    forgotPassword: new ForgotPassword(codes, jobs, limiter),
    beginPasswordReset: new BeginPasswordReset(unitOfWork, users, resets, codes, mails, clock),
    resetPassword: new ResetPassword(
      unitOfWork,
      resets,
      passwords,
      new RedeemResetCode(users, resets, codes, deliverability, clock),
      replacePassword,
      limiter,
    ),
    changePassword: new ChangePassword(unitOfWork, users, verifyPassword, passwords, replacePassword),
    beginEmailChange: new BeginEmailChange(
      unitOfWork,
      users,
      verifyPassword,
      sendProofCode,
      deliverability,
      limiter,
      admissions,
    ),
    sendConfirmationCode: new SendConfirmationCode(unitOfWork, users, sendProofCode, limiter),
    confirmEmailChange: new ConfirmEmailChange(
      unitOfWork,
      users,
      redeemProof,
      ports.secretLinks,
      mails,
      deliverability,
      limiter,
      clock,
    ),
  };
}

function composeProfile(shared: Shared, ports: Ports) {
  const { unitOfWork, jobs, pictures, geocoder, limiter, clock, homeZone, appName } = shared;
  const { users, surveys, zones, reports, moveRequest, withdrawOpenReviews } = ports;
  return {
    findCurrentUser: new FindCurrentUser(users, ports.deliverability, clock, homeZone),
    saveSurvey: new SaveSurvey(unitOfWork, users, surveys, limiter, clock),
    changeProfile: new ChangeProfile(
      unitOfWork,
      users,
      pictures,
      withdrawOpenReviews,
      jobs,
      limiter,
      clock,
      appName,
    ),
    changeLanguage: new ChangeLanguage(unitOfWork, users, clock),
    changeLocation: new ChangeLocation(unitOfWork, users, geocoder, zones, moveRequest, limiter, clock),
    acceptPolicies: new AcceptPolicies(unitOfWork, users, clock),
    findShownPicture: new FindShownPicture(pictures, reports),
    removePicture: new RemovePicture(pictures, reports),
    searchAddresses: new SearchAddresses(geocoder, limiter),
    reverseGeocode: new ReverseGeocode(geocoder, limiter),
  };
}

function composeDeletion(shared: Shared, ports: Ports, { mails, verifyPassword }: Helpers) {
  const { unitOfWork, jobs, pictures, limiter, clock } = shared;
  const { users, sessions, accountData, accountActivities, deletedAccounts, records, archives } = ports;
  const { cancelAllParticipation, closePairChats, withdrawOpenReviews, readHandedInFiles } = ports;
  const lastAdminStays = new LastAdminStays(ports.admins, clock);
  const removeAccount = new RemoveAccount(
    users,
    cancelAllParticipation,
    closePairChats,
    new AnonymizeAccount(users, withdrawOpenReviews, accountData, sessions, mails, jobs, clock),
  );
  return {
    lastAdminStays,
    removeAccount,
    deleteAccount: new DeleteAccount(unitOfWork, verifyPassword, lastAdminStays, removeAccount),
    endInactiveAccounts: new EndInactiveAccounts(
      unitOfWork,
      users,
      accountActivities,
      removeAccount,
      mails,
      clock,
    ),
    purgeDeletedAccounts: new PurgeDeletedAccounts(unitOfWork, deletedAccounts, clock),
    exportData: new ExportData(users, records, pictures, readHandedInFiles, archives, limiter),
  };
}
