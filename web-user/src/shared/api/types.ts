import type { components } from './schema.js';

type Schemas = components['schemas'];

/** The signed-in user, with private data. */
export type CurrentUser = Schemas['CurrentUserResponse'];
/** A session of the signed-in user. */
export type FeedbackBody = Schemas['FeedbackBody'];
export type OwnSession = Schemas['OwnSessionResponse'];
/** Whether a kind of notification is sent, by channel. */
export type NotificationPreference = Schemas['PreferenceResponse'];
/** The key for push messages, and whether this device gets them. */
export type Push = Schemas['PushResponse'];
/** What members of the same match may read of each other. */
export type PublicProfile = Schemas['ProfileResponse'];
export type SurveyPayload = Schemas['SurveyBody'];
/** The user's own survey answers; null before the survey was taken. */
export type OwnSurvey = Schemas['SurveyResponse'];
export type Credentials = Schemas['LogInBody'];
export type Registration = Schemas['RegisterBody'];
/** The rest of a sign-up with a sign-in provider. */
export type ProviderRegistration = Schemas['JoinWithProviderBody'];
export type MatchingRequestPayload = Required<Omit<Schemas['OpenRequestBody'], 'friends'>> &
  Pick<Schemas['OpenRequestBody'], 'friends'>;
/** What the user says for nobody else to read. */
export type PrivatePreferences = Schemas['PrivatePreferencesResponse'];
/** How many waiting people would fit a request, and are left by what it asks of the table. */
export type Pool = Schemas['PoolResponse'];
export type ActiveRequest = Schemas['ActiveRequestResponse'];
/** How many waiting people fit a request, and its tightest limit. */
export type Outlook = Schemas['OutlookResponse'];
/** Why a new request was rejected; `existingRequest` is null if the conflict is with a match. */
export type RequestConflict = Schemas['ConflictResponse'];
export type Match = Schemas['MatchResponse'];
/** The user's own feedback on a match. */
export type OwnFeedback = Schemas['OwnFeedback'];
export type ChatMessage = Schemas['MessageInChat'];
/** A member of a match, as messages and the member list show them. */
export type MatchUser = Schemas['WriterResponse'];
/** The question whether the reader moves to a new table. */
export type TableChangeQuestion = Schemas['TableChangeQuestion'];
/** The venue ballot with its current votes. */
export type VenueBallot = Schemas['VenueBallotResponse'];
/** How a booking ended. */
export type SettledBooking = Schemas['SettleBookingBody'];
export type VenueProposal = Schemas['ProposeVenueBody'];
export type Place = Schemas['AddressResponse'];
/** A cafe or restaurant near a position. */
export type NearbyPlace = Schemas['NearbyPlaceResponse'];
/** The trust steps of the user. */
export type Verification = Schemas['VerificationResponse'];
/** The latest verification review of an ID or photo. */
export type Review = Schemas['ReviewResponse'];
/** A meetup as the signed-in user may see it. */
export type Meetup = Schemas['MeetupResponse'];
/** The request body of a new meetup. */
export type MeetupPlan = Schemas['PlanMeetupBody'];
/** The request body of a change; undefined fields stay. */
export type MeetupChange = Schemas['ChangeMeetupBody'];
export type MeetupOrganizer = Schemas['MeetupCreatorResponse'];
export type MeetupGuest = Schemas['MeetupParticipantResponse'];
/** A user blocked by the signed-in user. */
export type BlockedPerson = Schemas['BlockedPersonResponse'];
