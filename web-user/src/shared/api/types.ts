import type { components } from './schema.js';

type Schemas = components['schemas'];

/** The signed-in user, with private data. */
export type CurrentUser = Schemas['CurrentUserAnswer'];
/** A session of the signed-in user. */
export type OwnSession = Schemas['OwnSessionAnswer'];
/** What members of the same match may read of each other. */
export type PublicProfile = Schemas['ProfileAnswer'];
export type SurveyPayload = Schemas['SurveyBody'];
export type Credentials = Schemas['LogInBody'];
export type Registration = Schemas['RegisterBody'];
export type MatchingRequestPayload = Required<Schemas['OpenRequestBody']>;
export type ActiveRequest = Schemas['ActiveRequestAnswer'];
/** Why a new request was rejected; `existingRequest` is null if the conflict is with a match. */
export type RequestConflict = Schemas['ConflictAnswer'];
export type Match = Schemas['MatchAnswer'];
export type ChatMessage = Schemas['MessageInChat'];
/** A member of a match, as messages and the member list show them. */
export type MatchUser = Schemas['WriterAnswer'];
/** The venue ballot with its current votes. */
export type VenueBallot = Schemas['VenueBallotAnswer'];
export type VenueProposal = Schemas['ProposeVenueBody'];
export type Place = Schemas['AddressAnswer'];
/** A cafe or restaurant near a position. */
export type NearbyPlace = Schemas['NearbyPlaceAnswer'];
/** The trust steps of the user. */
export type Verification = Schemas['VerificationAnswer'];
/** The latest verification review of an ID or photo. */
export type Review = Schemas['ReviewAnswer'];
/** A meetup as the signed-in user may see it. */
export type Meetup = Schemas['MeetupAnswer'];
/** The request body of a new meetup. */
export type MeetupPlan = Schemas['PlanMeetupBody'];
/** The request body of a change; undefined fields stay. */
export type MeetupChange = Schemas['ChangeMeetupBody'];
export type MeetupOrganizer = Schemas['MeetupCreatorAnswer'];
export type MeetupGuest = Schemas['MeetupParticipantAnswer'];
/** A user blocked by the signed-in user. */
export type BlockedPerson = Schemas['BlockedPersonAnswer'];
