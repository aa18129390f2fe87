import { BIO_RULE, LONGEST_BIO } from '../../../domain/account/bio.js';
import { INTERESTS_RULE } from '../../../domain/account/interests.js';
import {
  OLDEST_PROFILE_AGE,
  PROFILE_AGE_RULE,
  YOUNGEST_PROFILE_AGE,
} from '../../../domain/account/profile-age.js';
import { LANGUAGES, type Language } from '../../../domain/shared/language.js';
import { LOCATION_MISSING, LONGEST_LOCATION } from '../../../domain/account/location.js';
import {
  MUSIC_GENRES,
  type MusicGenre,
  type Topic,
  TOPICS,
  type Vibe,
  VIBES,
} from '../../../domain/shared/survey-answers.js';
import {
  Bool,
  DateText,
  DecimalNumber,
  Described,
  Id,
  Instant,
  MayBeAbsent,
  Nullable,
  OneOf,
  Optional,
  Text,
  TextList,
  WholeNumber,
} from '../fields.js';
import { Picture } from '../picture-field.js';
import { ListOrText, Username } from '../account/account.fields.js';

export class SurveyBody {
  @OneOf(TOPICS, 'Please choose a favorite topic')
  favoriteConversationTopic!: Topic;

  @OneOf(MUSIC_GENRES, 'Please choose a music genre')
  favoriteMusic!: MusicGenre;

  @OneOf(VIBES, 'Please choose your vibe')
  personalityType!: Vibe;
}

/** The reader's own answers; null before the survey was taken. */
export class SurveyResponse {
  @Nullable() @OneOf(TOPICS) favoriteConversationTopic!: Topic | null;
  @Nullable() @OneOf(MUSIC_GENRES) favoriteMusic!: MusicGenre | null;
  @Nullable() @OneOf(VIBES) personalityType!: Vibe | null;
}

export class ProfileBody {
  @MayBeAbsent()
  @Username()
  username?: string;

  @Optional()
  @Nullable()
  @Text({ max: LONGEST_BIO * 8, message: BIO_RULE })
  bio?: string | null;

  @Described(
    'A data URL of a new photo, the path of a drawing such as `/drawings/fox.svg`, or the current path; null removes the picture.',
  )
  @Optional()
  @Nullable()
  @Picture()
  profileImageUrl?: string | null;

  @Optional()
  @ListOrText(INTERESTS_RULE)
  interests?: string[] | string | null;

  @Optional()
  @Nullable()
  @WholeNumber({ min: YOUNGEST_PROFILE_AGE, max: OLDEST_PROFILE_AGE, message: PROFILE_AGE_RULE })
  age?: number | null;
}

export class LanguageBody {
  @OneOf(LANGUAGES, 'Please choose one of the languages of the app')
  language!: Language;
}

/** A consent to Terms and Privacy. */
export class ConsentBody {
  @Described('The version of Terms and Privacy that the user read.')
  @WholeNumber({ min: 1, max: 100_000, message: 'Please name the version that was accepted' })
  version!: number;
}

export class LocationBody {
  @Text({ min: 1, max: LONGEST_LOCATION * 2, trim: true, message: LOCATION_MISSING })
  location!: string;

  @Optional()
  @Nullable()
  @DecimalNumber({ min: -90, max: 90, message: 'Please give a latitude from -90 to 90' })
  latitude?: number | null;

  @Optional()
  @Nullable()
  @DecimalNumber({ min: -180, max: 180, message: 'Please give a longitude from -180 to 180' })
  longitude?: number | null;
}

export class LocationResponse {
  @Text({ max: LONGEST_LOCATION * 2 }) location!: string;
  @Described(
    'Town that was understood from the text; null if nothing surely was, or if the position was given.',
  )
  @Nullable()
  @Text({ max: 400 })
  locationNear!: string | null;
  @Nullable() @DecimalNumber() latitude!: number | null;
  @Nullable() @DecimalNumber() longitude!: number | null;
  @Described('By its IANA name.')
  @Nullable()
  @Text({ max: 60 })
  timeZone!: string | null;
}

/** The account as its owner sees it; never sent to another user. */
export class CurrentUserResponse {
  @Id() id!: number;
  @Text({ max: 30 }) username!: string;
  @Text({ max: 254 }) email!: string;
  @Text({ max: 100 }) firstName!: string;
  @Text({ max: 100 }) lastName!: string;
  @Nullable() @Text({ max: 200 }) profileImageUrl!: string | null;
  @Nullable() @DateText() dateOfBirth!: string | null;
  @Nullable() @WholeNumber() age!: number | null;
  @Bool() isEmailVerified!: boolean;
  @Described('Whether mails to the address come back, so that only mails with a code are sent to it.')
  @Bool()
  isEmailUndeliverable!: boolean;
  @Bool() hasTakenSurvey!: boolean;
  @Nullable() @Text({ max: 400 }) bio!: string | null;
  @TextList(10, 60) interests!: string[];
  @Nullable() @Text({ max: 400 }) location!: string | null;
  @Described("Town that was understood from the location's text.")
  @Nullable()
  @Text({ max: 400 })
  locationNear!: string | null;
  @Nullable() @DecimalNumber() latitude!: number | null;
  @Nullable() @DecimalNumber() longitude!: number | null;
  @Described('By its IANA name.')
  @Text({ max: 60 })
  timeZone!: string;
  @Described('In which mails are written.')
  @Text({ max: 5 })
  language!: string;
  @Text({ max: 20 }) authProvider!: string;
  @Described('False: a code by email takes its place.')
  @Bool()
  hasPassword!: boolean;
  @Described('0 to 100.')
  @WholeNumber()
  trustScore!: number;
  @Bool() isIdVerified!: boolean;
  @Bool() isPhoneVerified!: boolean;
  @Nullable() @Text({ max: 20 }) phoneNumber!: string | null;
  @Bool() isProfilePictureVerified!: boolean;
  @Text({ max: 20 }) verificationStatus!: string;
  @Described('Whether the user may sign in to the console.')
  @Bool()
  isModerator!: boolean;
  @Described('The version of Terms and Privacy to accept before anything can be changed; null if none.')
  @Nullable()
  @WholeNumber()
  policiesToAccept!: number | null;
  @Instant() createdAt!: string;
  @Instant() updatedAt!: string;
}

export class PictureParams {
  @Described('Id of the owner, or `v` with an id for a venue.')
  @Text({ max: 10 })
  owner!: string;
  @Text({ max: 40 }) file!: string;
}
