import type { components } from './schema.js';

type Schemas = components['schemas'];

/** The signed-in person, as only they see themselves. */
export type CurrentUser = Schemas['CurrentUserAnswer'];
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
export type Place = Schemas['AddressAnswer'];
