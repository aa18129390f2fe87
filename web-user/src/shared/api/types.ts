import type { components } from './schema.js';

type Schemas = components['schemas'];

/** The signed-in person, as only they see themselves. */
export type CurrentUser = Schemas['CurrentUserAnswer'];
/** Where the signed-in person is signed in. */
export type OwnSession = Schemas['OwnSessionAnswer'];
/** What table-mates may see of each other. */
export type PublicProfile = Schemas['ProfileAnswer'];
export type SurveyPayload = Schemas['SurveyBody'];
export type Credentials = Schemas['LogInBody'];
export type Registration = Schemas['RegisterBody'];
export type MatchingRequestPayload = Required<Schemas['OpenRequestBody']>;
export type ActiveRequest = Schemas['ActiveRequestAnswer'];
/** Why a new request was refused; `existingRequest` is null where the conflict is a match. */
export type RequestConflict = Schemas['ConflictAnswer'];
export type Match = Schemas['MatchAnswer'];
export type ChatMessage = Schemas['MessageInChat'];
/** Someone at the table, as their messages and the list of people show them. */
export type MatchUser = Schemas['WriterAnswer'];
/** The places a table may vote for, and how the vote stands. */
export type VenueBallot = Schemas['VenueBallotAnswer'];
export type VenueProposal = Schemas['ProposeVenueBody'];
export type Place = Schemas['AddressAnswer'];
/** A cafe or a restaurant around a position. */
export type NearbyPlace = Schemas['NearbyPlaceAnswer'];
/** How far someone has come in being trusted. */
export type Verification = Schemas['VerificationAnswer'];
/** The newest review of someone's ID or photo. */
export type Review = Schemas['ReviewAnswer'];
/** An open meetup as the signed-in person finds it. */
export type Meetup = Schemas['MeetupAnswer'];
/** An open meetup as its organizer fills it in. */
export type MeetupPlan = Schemas['PlanMeetupBody'];
/** What the organizer changes of it; what is absent stays. */
export type MeetupChange = Schemas['ChangeMeetupBody'];
export type MeetupOrganizer = Schemas['MeetupCreatorAnswer'];
export type MeetupGuest = Schemas['MeetupParticipantAnswer'];
/** Somebody the signed-in person has blocked. */
export type BlockedPerson = Schemas['BlockedPersonAnswer'];
