import { ContainerModule } from 'inversify';
import { ZipArchives } from '../../adapters/archive/zip-archives.js';
import { Argon2PasswordHasher } from '../../adapters/auth/argon2-password-hasher.js';
import { OpenIdProvider } from '../../adapters/auth/openid-provider.js';
import { HmacCodeDigests } from '../../adapters/auth/hmac-code-digests.js';
import { zoneOf } from '../../adapters/geocoding/time-zone-of.js';
import { accountErrors } from '../../adapters/http/account/account.errors.js';
import { credentialsRoutes } from '../../adapters/http/account/credentials.routes.js';
import { accountDeletionRoutes } from '../../adapters/http/account/account-deletion.routes.js';
import { ownSessionsRoutes } from '../../adapters/http/account/own-sessions.routes.js';
import { placeRoutes } from '../../adapters/http/account/place.routes.js';
import { ProviderCookies } from '../../adapters/http/account/provider-cookies.js';
import {
  PROVIDER_CALLBACK,
  providerSignInRoutes,
} from '../../adapters/http/account/provider-sign-in.routes.js';
import { profileRoutes } from '../../adapters/http/account/profile.routes.js';
import { signInRoutes } from '../../adapters/http/account/sign-in.routes.js';
import { signUpRoutes } from '../../adapters/http/account/sign-up.routes.js';
import { SESSION_LIFETIME_MS } from '../../adapters/http/session.js';
import { PostgresAccountActivities } from '../../adapters/persistence/account/postgres-account-activities.js';
import { PostgresAdmins } from '../../adapters/persistence/account/postgres-admins.js';
import {
  PostgresAccountData,
  PostgresDeletedAccounts,
} from '../../adapters/persistence/account/postgres-deleted-accounts.js';
import { PostgresEmailChanges } from '../../adapters/persistence/account/postgres-email-changes.js';
import { PostgresKnownDevices } from '../../adapters/persistence/account/postgres-known-devices.js';
import { PostgresOwnSessions } from '../../adapters/persistence/account/postgres-own-sessions.js';
import { PostgresPasswordResets } from '../../adapters/persistence/account/postgres-password-resets.js';
import { PostgresPendingRegistrations } from '../../adapters/persistence/account/postgres-pending-registrations.js';
import { PostgresPersonalRecords } from '../../adapters/persistence/account/postgres-personal-records.js';
import { PostgresSessions } from '../../adapters/persistence/account/postgres-sessions.js';
import { PostgresSurveyResponses } from '../../adapters/persistence/account/postgres-survey-responses.js';
import { PostgresUsers } from '../../adapters/persistence/account/postgres-users.js';
import { AcceptPolicies } from '../../application/account/accept-policies.js';
import { AnonymizeAccount } from '../../application/account/anonymize-account.js';
import { AcceptApplicant } from '../../application/account/accept-applicant.js';
import { RedeemResetCode } from '../../application/account/redeem-reset-code.js';
import { ReplacePassword } from '../../application/account/replace-password.js';
import { SaveRegistration } from '../../application/account/save-registration.js';
import { SendEmailChangeCode } from '../../application/account/send-email-change-code.js';
import { BeginEmailChange } from '../../application/account/begin-email-change.js';
import { ChangeLanguage } from '../../application/account/change-language.js';
import { ChangeLocation } from '../../application/account/change-location.js';
import { ChangePassword } from '../../application/account/change-password.js';
import { FindShownPicture } from '../../application/shared/find-shown-picture.js';
import { REMOVE_PICTURE, RemovePicture } from '../../application/shared/remove-picture.js';
import { ChangeProfile } from '../../application/account/change-profile.js';
import { Codes } from '../../application/account/codes.js';
import { ConfirmEmailChange } from '../../application/account/confirm-email-change.js';
import { Credentials } from '../../application/account/credentials.js';
import { DeleteAccount } from '../../application/account/delete-account.js';
import { EndOwnSessions } from '../../application/account/end-own-sessions.js';
import {
  END_INACTIVE_ACCOUNTS,
  EndInactiveAccounts,
} from '../../application/account/end-inactive-accounts.js';
import { ExportData } from '../../application/account/export-data.js';
import { FindCurrentUser } from '../../application/account/find-current-user.js';
import { BEGIN_PASSWORD_RESET, BeginPasswordReset } from '../../application/account/begin-password-reset.js';
import { ForgotPassword } from '../../application/account/forgot-password.js';
import type { IdentityProvider } from '../../application/account/identity-provider.js';
import { JoinWithProvider } from '../../application/account/join-with-provider.js';
import { LimitSignUps } from '../../application/account/limit-sign-ups.js';
import { LinkProvider } from '../../application/account/link-provider.js';
import { SignInWithProvider } from '../../application/account/sign-in-with-provider.js';
import { LogIn } from '../../application/account/log-in.js';
import { LogOut } from '../../application/account/log-out.js';
import { AuthenticatedCipher } from '../../adapters/shared/authenticated-cipher.js';
import { AccountMails } from '../../application/account/mails.js';
import { ReverseGeocode } from '../../application/account/reverse-geocode.js';
import type { Sessions } from '../../application/sessions/sessions.js';
import type { TimeZones } from '../../application/shared/time-zones.js';
import type {
  Admins,
  Archives,
  AccountActivities,
  AccountData,
  CodeDigests,
  DeletedAccounts,
  EmailChanges,
  KnownDevices,
  OwnSessions,
  PasswordHasher,
  PasswordResets,
  PendingRegistrations,
  PersonalRecords,
  SurveyResponses,
  Users,
} from '../../application/account/ports.js';
import {
  PURGE_DELETED_ACCOUNTS,
  PurgeDeletedAccounts,
} from '../../application/account/purge-deleted-accounts.js';
import { PURGE_EXPIRED_CODES, PurgeExpiredCodes } from '../../application/account/purge-expired-codes.js';
import { VerifyPassword } from '../../application/account/verify-password.js';
import { RecognizeDevice } from '../../application/account/recognize-device.js';
import { RemoveAccount } from '../../application/account/remove-account.js';
import { NoteRefusedAddress } from '../../application/account/note-refused-address.js';
import { ReadSignUp } from '../../application/account/read-sign-up.js';
import { Register } from '../../application/account/register.js';
import { RENEW_VERIFICATION, RenewVerification } from '../../application/account/renew-verification.js';
import { ResendVerification } from '../../application/account/resend-verification.js';
import { ResetPassword } from '../../application/account/reset-password.js';
import { SearchAddresses } from '../../application/account/search-addresses.js';
import { SaveSurvey } from '../../application/account/save-survey.js';
import { VerifyEmail } from '../../application/account/verify-email.js';
import { ClosePairChats } from '../../application/match/pair-chat/close-pair-chats.js';
import { CancelAllParticipation } from '../../application/meetup/cancel-all-participation.js';
import { GoodStanding } from '../../application/standing/good-standing.js';
import { PictureStore } from '../../application/shared/picture-store.js';
import { LastAdminStays } from '../../application/account/last-admin-stays.js';
import { ReadHandedInFiles } from '../../application/trust-score/handed-in-files.js';
import { MoveRequest } from '../../application/matching-request/move-request.js';
import { WithdrawOpenReviews } from '../../application/trust-score/withdraw-open-reviews.js';
import { bindClass, token } from './bind-class.js';
import { jobHandlers } from './job-handler.js';
import {
  AFTER_COMMIT,
  CURRENT_NAME,
  CHANCE,
  CLOCK,
  CONFIG,
  CURRENT_CONTACT_EMAIL,
  CONTEXT_REGISTRATION,
  type ContextRegistration,
  DEVICES,
  EMAIL_DOMAINS,
  ENTITY_MANAGER,
  EVENTS,
  GEOCODER,
  HOME_ZONE,
  JOBS,
  OUTAGES,
  OBJECT_STORE,
  PICTURES,
  POOL,
  PUBLIC_URL,
  RATE_LIMITER,
  REALTIME,
  REPORTS,
  SECURITY_EVENTS,
  SESSION_SECRET,
  SIGNED_LINKS,
  UNIT_OF_WORK,
} from './tokens.js';

export const USERS = token<Users>('Users');
export const SESSIONS = token<Sessions>('Sessions');
export const PASSWORDS = token<PasswordHasher>('PasswordHasher');
export const ADMINS = token<Admins>('Admins');
const REGISTRATIONS = token<PendingRegistrations>('PendingRegistrations');
const RESETS = token<PasswordResets>('PasswordResets');
const EMAIL_CHANGES = token<EmailChanges>('EmailChanges');
const SURVEYS = token<SurveyResponses>('SurveyResponses');
const KNOWN_DEVICES = token<KnownDevices>('KnownDevices');
const OWN_SESSIONS = token<OwnSessions>('OwnSessions');
const ACCOUNT_DATA = token<AccountData>('AccountData');
const ACCOUNT_ACTIVITIES = token<AccountActivities>('AccountActivities');
const DELETED_ACCOUNTS = token<DeletedAccounts>('DeletedAccounts');
const PROVIDER = token<IdentityProvider | undefined>('IdentityProvider');
const RECORDS = token<PersonalRecords>('PersonalRecords');
const ARCHIVES = token<Archives>('Archives');
export const DIGESTS = token<CodeDigests>('CodeDigests');
export const ZONES = token<TimeZones>('TimeZones');

export const accountModule = new ContainerModule(({ bind }) => {
  bindClass(bind, PostgresUsers, [ENTITY_MANAGER, EVENTS], USERS);
  bindClass(bind, PostgresAdmins, [ENTITY_MANAGER], ADMINS);
  bindClass(bind, PostgresPendingRegistrations, [ENTITY_MANAGER], REGISTRATIONS);
  bindClass(bind, PostgresPasswordResets, [ENTITY_MANAGER], RESETS);
  bindClass(bind, PostgresEmailChanges, [ENTITY_MANAGER], EMAIL_CHANGES);
  bindClass(bind, PostgresSurveyResponses, [ENTITY_MANAGER], SURVEYS);
  bindClass(bind, PostgresSessions, [ENTITY_MANAGER, REALTIME, SECURITY_EVENTS, AFTER_COMMIT], SESSIONS);
  bindClass(bind, PostgresKnownDevices, [ENTITY_MANAGER], KNOWN_DEVICES);
  bind(OWN_SESSIONS)
    .toResolvedValue((pool) => new PostgresOwnSessions(pool, SESSION_LIFETIME_MS), [POOL])
    .inSingletonScope();
  bindClass(bind, PostgresAccountActivities, [ENTITY_MANAGER], ACCOUNT_ACTIVITIES);
  bindClass(bind, PostgresAccountData, [ENTITY_MANAGER], ACCOUNT_DATA);
  bindClass(bind, PostgresDeletedAccounts, [ENTITY_MANAGER], DELETED_ACCOUNTS);
  bindClass(bind, PostgresPersonalRecords, [POOL], RECORDS);
  bindClass(bind, ZipArchives, [], ARCHIVES);
  bind(PASSWORDS)
    .toResolvedValue((config) => new Argon2PasswordHasher(config.passwordMemoryKib), [CONFIG])
    .inSingletonScope();
  bindClass(bind, HmacCodeDigests, [SESSION_SECRET], DIGESTS);
  bind(ZONES).toConstantValue({ zoneOf });

  bindClass(bind, Codes, [CHANCE, DIGESTS]);
  bindClass(bind, AccountMails, [CURRENT_NAME, PUBLIC_URL, JOBS, CURRENT_CONTACT_EMAIL]);
  bindClass(bind, PictureStore, [OBJECT_STORE, PICTURES, CHANCE, RATE_LIMITER]);

  bindClass(bind, AcceptApplicant, [CLOCK, HOME_ZONE, EMAIL_DOMAINS, CURRENT_NAME]);
  bindClass(bind, SaveRegistration, [UNIT_OF_WORK, USERS, REGISTRATIONS, AccountMails]);
  bindClass(bind, ReadSignUp, [REGISTRATIONS, RATE_LIMITER]);
  bindClass(bind, NoteRefusedAddress, [UNIT_OF_WORK, REGISTRATIONS, EMAIL_CHANGES, CLOCK]);
  bindClass(bind, LimitSignUps, [RATE_LIMITER, SIGNED_LINKS, CLOCK]);
  bindClass(bind, Register, [
    SaveRegistration,
    REGISTRATIONS,
    PASSWORDS,
    Codes,
    RATE_LIMITER,
    CLOCK,
    AcceptApplicant,
    LimitSignUps,
  ]);
  bindClass(bind, VerifyEmail, [UNIT_OF_WORK, USERS, REGISTRATIONS, Codes, RATE_LIMITER, CLOCK]);
  bindClass(bind, ResendVerification, [REGISTRATIONS, JOBS, RATE_LIMITER]);
  bindClass(bind, RenewVerification, [UNIT_OF_WORK, USERS, REGISTRATIONS, Codes, AccountMails, CLOCK]);
  bindClass(bind, Credentials, [USERS, REGISTRATIONS, PASSWORDS, RATE_LIMITER, SECURITY_EVENTS]);
  bindClass(bind, RecognizeDevice, [KNOWN_DEVICES, ACCOUNT_ACTIVITIES, DIGESTS, AccountMails, CLOCK]);
  bindClass(bind, LogIn, [
    UNIT_OF_WORK,
    Credentials,
    USERS,
    GoodStanding,
    SESSIONS,
    RecognizeDevice,
    SECURITY_EVENTS,
  ]);
  bind(PROVIDER)
    .toResolvedValue(
      ({ oidc, publicUrl }, clock, outages) =>
        oidc &&
        new OpenIdProvider({
          ...oidc,
          redirectUri: publicUrl + PROVIDER_CALLBACK,
          clock,
          ...outages.of('the sign-in service', 'people sign in with their password'),
        }),
      [CONFIG, CLOCK, OUTAGES],
    )
    .inSingletonScope();
  bindClass(bind, SignInWithProvider, [PROVIDER, USERS, RATE_LIMITER, EMAIL_DOMAINS]);
  bindClass(bind, LinkProvider, [UNIT_OF_WORK, Credentials, USERS, CLOCK]);
  bindClass(bind, JoinWithProvider, [
    UNIT_OF_WORK,
    USERS,
    REGISTRATIONS,
    RATE_LIMITER,
    CLOCK,
    AcceptApplicant,
    LimitSignUps,
  ]);
  bindClass(bind, LogOut, [REALTIME, SECURITY_EVENTS]);
  bindClass(bind, EndOwnSessions, [UNIT_OF_WORK, SESSIONS]);
  bindClass(bind, ForgotPassword, [Codes, JOBS, RATE_LIMITER]);
  bindClass(bind, BeginPasswordReset, [UNIT_OF_WORK, USERS, RESETS, Codes, AccountMails, CLOCK]);
  bindClass(bind, RedeemResetCode, [USERS, RESETS, Codes, CLOCK]);
  bindClass(bind, ReplacePassword, [USERS, SESSIONS, AccountMails, CLOCK]);
  bindClass(bind, ResetPassword, [
    UNIT_OF_WORK,
    RESETS,
    PASSWORDS,
    RedeemResetCode,
    ReplacePassword,
    RATE_LIMITER,
  ]);
  bindClass(bind, VerifyPassword, [USERS, PASSWORDS, RATE_LIMITER]);
  bindClass(bind, ChangePassword, [UNIT_OF_WORK, USERS, VerifyPassword, PASSWORDS, ReplacePassword]);
  bindClass(bind, SendEmailChangeCode, [USERS, EMAIL_CHANGES, Codes, AccountMails, CLOCK]);
  bindClass(bind, BeginEmailChange, [
    UNIT_OF_WORK,
    USERS,
    VerifyPassword,
    SendEmailChangeCode,
    RATE_LIMITER,
    EMAIL_DOMAINS,
  ]);
  bindClass(bind, ConfirmEmailChange, [
    UNIT_OF_WORK,
    USERS,
    EMAIL_CHANGES,
    Codes,
    AccountMails,
    RATE_LIMITER,
    CLOCK,
  ]);
  bindClass(bind, LastAdminStays, [ADMINS, CLOCK]);
  bindClass(bind, AnonymizeAccount, [
    USERS,
    WithdrawOpenReviews,
    ACCOUNT_DATA,
    SESSIONS,
    AccountMails,
    JOBS,
    CLOCK,
  ]);
  bindClass(bind, RemoveAccount, [USERS, CancelAllParticipation, ClosePairChats, AnonymizeAccount]);
  bindClass(bind, DeleteAccount, [UNIT_OF_WORK, VerifyPassword, LastAdminStays, RemoveAccount]);
  bindClass(bind, EndInactiveAccounts, [
    UNIT_OF_WORK,
    USERS,
    ACCOUNT_ACTIVITIES,
    RemoveAccount,
    AccountMails,
    CLOCK,
  ]);
  bindClass(bind, PurgeDeletedAccounts, [UNIT_OF_WORK, DELETED_ACCOUNTS, CLOCK]);
  bindClass(bind, ExportData, [USERS, RECORDS, PictureStore, ReadHandedInFiles, ARCHIVES, RATE_LIMITER]);
  bindClass(bind, PurgeExpiredCodes, [UNIT_OF_WORK, REGISTRATIONS, RESETS, EMAIL_CHANGES, CLOCK]);

  bindClass(bind, FindCurrentUser, [USERS, CLOCK, HOME_ZONE]);
  bindClass(bind, SaveSurvey, [UNIT_OF_WORK, USERS, SURVEYS, RATE_LIMITER, CLOCK]);
  bindClass(bind, ChangeProfile, [
    UNIT_OF_WORK,
    USERS,
    PictureStore,
    WithdrawOpenReviews,
    JOBS,
    RATE_LIMITER,
    CLOCK,
  ]);
  bindClass(bind, ChangeLanguage, [UNIT_OF_WORK, USERS, CLOCK]);
  bindClass(bind, AcceptPolicies, [UNIT_OF_WORK, USERS, CLOCK]);
  bindClass(bind, FindShownPicture, [PictureStore, REPORTS]);
  bindClass(bind, RemovePicture, [PictureStore, REPORTS]);
  bindClass(bind, ChangeLocation, [UNIT_OF_WORK, USERS, GEOCODER, ZONES, MoveRequest, RATE_LIMITER, CLOCK]);
  bindClass(bind, SearchAddresses, [GEOCODER, RATE_LIMITER]);
  bindClass(bind, ReverseGeocode, [GEOCODER, RATE_LIMITER]);

  bind(CONTEXT_REGISTRATION)
    .toDynamicValue((context): ContextRegistration => {
      const { get } = context;
      const run = jobHandlers(context);
      const { map, signInMethods } = get(CONFIG);
      const appName = get(CURRENT_NAME);
      const hasPasswordSignIn = signInMethods === 'any';
      const findCurrentUser = get(FindCurrentUser);
      return {
        routes: [
          ...signUpRoutes({
            hasPasswordSignIn,
            register: get(Register),
            readSignUp: get(ReadSignUp),
            verifyEmail: get(VerifyEmail),
            logIn: get(LogIn),
            resendVerification: get(ResendVerification),
            findCurrentUser,
            devices: get(DEVICES),
          }),
          ...signInRoutes({
            hasPasswordSignIn,
            logIn: get(LogIn),
            logOut: get(LogOut),
            forgotPassword: get(ForgotPassword),
            resetPassword: get(ResetPassword),
            findCurrentUser,
            devices: get(DEVICES),
          }),
          ...providerSignInRoutes({
            provider: get(PROVIDER),
            signInWithProvider: get(SignInWithProvider),
            linkProvider: get(LinkProvider),
            joinWithProvider: get(JoinWithProvider),
            logIn: get(LogIn),
            findCurrentUser,
            devices: get(DEVICES),
            cookies: new ProviderCookies(
              new AuthenticatedCipher(
                { current: get(SESSION_SECRET), earlier: [], withoutId: [] },
                'sign-in with a provider',
              ),
            ),
          }),
          ...profileRoutes({
            findCurrentUser,
            saveSurvey: get(SaveSurvey),
            surveys: get(SURVEYS),
            changeProfile: get(ChangeProfile),
            changeLanguage: get(ChangeLanguage),
            acceptPolicies: get(AcceptPolicies),
            changeLocation: get(ChangeLocation),
            findShownPicture: get(FindShownPicture),
          }),
          ...accountDeletionRoutes({ deleteAccount: get(DeleteAccount), exportData: get(ExportData) }),
          ...credentialsRoutes({
            changePassword: get(ChangePassword),
            beginEmailChange: get(BeginEmailChange),
            emailChanges: get(EMAIL_CHANGES),
            confirmEmailChange: get(ConfirmEmailChange),
            findCurrentUser,
          }),
          ...ownSessionsRoutes({ ownSessions: get(OWN_SESSIONS), endOwnSessions: get(EndOwnSessions) }),
          ...placeRoutes({
            searchAddresses: get(SearchAddresses),
            reverseGeocode: get(ReverseGeocode),
            config: () => ({
              appName: appName(),
              googleMapsApiKey: map.googleMapsApiKey ?? null,
              tileUrl: map.tileProxy ? '/api/tiles/{z}/{x}/{y}' : map.tileUrl,
            }),
          }),
        ],
        errors: accountErrors,
        handlers: {
          [RENEW_VERIFICATION]: run(RenewVerification),
          [BEGIN_PASSWORD_RESET]: run(BeginPasswordReset),
          [REMOVE_PICTURE]: run(RemovePicture),
          [PURGE_EXPIRED_CODES]: run(PurgeExpiredCodes),
          [PURGE_DELETED_ACCOUNTS]: run(PurgeDeletedAccounts),
          [END_INACTIVE_ACCOUNTS]: run(EndInactiveAccounts),
        },
        recurring: [
          { name: PURGE_EXPIRED_CODES, match: '17 * * * *' },
          { name: PURGE_DELETED_ACCOUNTS, match: '29 3 * * *' },
          { name: END_INACTIVE_ACCOUNTS, match: '19 9 * * *' },
        ],
      };
    })
    .inSingletonScope();
});
