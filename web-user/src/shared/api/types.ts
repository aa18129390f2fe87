import type { components } from './schema.js';

type Schemas = components['schemas'];

/** The signed-in person, as only they see themselves. */
export type CurrentUser = Schemas['CurrentUserResponse'];
/** Where the signed-in person is signed in. */
export type OwnSession = Schemas['OwnSessionResponse'];
/** What table-mates may see of each other. */
export type PublicProfile = Schemas['ProfileResponse'];
export type SurveyPayload = Schemas['SurveyBody'];
export type Credentials = Schemas['LogInBody'];
export type Registration = Schemas['RegisterBody'];
export type MatchingRequestPayload = Required<Schemas['OpenRequestBody']>;
export type ActiveRequest = Schemas['ActiveRequestResponse'];
/** Why a new request was refused; `existingRequest` is null where the conflict is a match. */
export type RequestConflict = Schemas['ConflictResponse'];
export type Match = Schemas['MatchResponse'];
export type ChatMessage = Schemas['MessageInChat'];
/** Someone at the table, as their messages and the list of people show them. */
export type MatchUser = Schemas['WriterResponse'];
/** The places a table may vote for, and how the vote stands. */
export type VenueBallot = Schemas['VenueBallotResponse'];
export type VenueProposal = Schemas['ProposeVenueBody'];
export type Place = Schemas['AddressResponse'];
/** A cafe or a restaurant around a position. */
export type NearbyPlace = Schemas['NearbyPlaceResponse'];
/** How far someone has come in being trusted. */
export type Verification = Schemas['VerificationResponse'];
/** The newest review of someone's ID or photo. */
export type Review = Schemas['ReviewResponse'];
/** An open meetup as the signed-in person finds it. */
export type Meetup = Schemas['MeetupResponse'];
/** An open meetup as its organizer fills it in. */
export type MeetupPlan = Schemas['PlanMeetupBody'];
/** What the organizer changes of it; what is absent stays. */
export type MeetupChange = Schemas['ChangeMeetupBody'];
export type MeetupOrganizer = Schemas['MeetupCreatorResponse'];
export type MeetupGuest = Schemas['MeetupParticipantResponse'];
/** Somebody the signed-in person has blocked. */
export type BlockedPerson = Schemas['BlockedPersonResponse'];
