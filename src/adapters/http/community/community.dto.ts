import { COMMUNITY_LIMITS as MOST } from '../../../domain/community/community-texts.js';
import { Described, Nested, Nullable, Text, TextList, WholeNumber } from '../fields.js';

/** Code units of the longest text: the domain counts code points, of which each has at most two. */
const units = (codePoints: number): number => 2 * codePoints;

/** The name, contact and house rules of the community as members see them. */
export class CommunityResponse {
  @Described('What the app is called here.')
  @Text({ max: 100 })
  name!: string;
  @Described('The address to write to; null where there is none.')
  @Nullable()
  @Text({ max: 508 })
  contactEmail!: string | null;
  @Described('A page with more ways to reach the people in charge; null where there is none.')
  @Nullable()
  @Text({ max: 400 })
  contactLink!: string | null;
  @Described('One line, such as a phone number and office hours; null where there is none.')
  @Nullable()
  @Text({ max: 240 })
  contactText!: string | null;
  @Described('The house rules in their order, at most 12.')
  @TextList(MOST.houseRules, units(MOST.houseRule))
  houseRules!: string[];
}

/** What an admin saved; null where a setting applies. */
class CommunityTextsResponse {
  @Described('The saved name; null where `APP_NAME` applies.')
  @Nullable()
  @Text({ max: 100 })
  name!: string | null;
  @Described('The saved address; null where `CONTACT_EMAIL` applies.')
  @Nullable()
  @Text({ max: 508 })
  contactEmail!: string | null;
  @Described('The saved link; null for none.')
  @Nullable()
  @Text({ max: 400 })
  contactLink!: string | null;
  @Described('The saved line; null for none.')
  @Nullable()
  @Text({ max: 240 })
  contactText!: string | null;
  @Described('The saved house rules in their order.')
  @TextList(MOST.houseRules, units(MOST.houseRule))
  houseRules!: string[];
}

class CommunityDefaultsResponse {
  @Described('`APP_NAME`.')
  @Text({ max: 50 })
  name!: string;
  @Described('`CONTACT_EMAIL`; null where it is not set.')
  @Nullable()
  @Text({ max: 255 })
  contactEmail!: string | null;
}

export class CommunityFormResponse {
  @Described('How often the texts were saved; sent back with a change.')
  @WholeNumber()
  version!: number;
  @Described('What admins have saved.')
  @Nested(() => CommunityTextsResponse)
  texts!: CommunityTextsResponse;
  @Described('The settings that apply where nothing is saved.')
  @Nested(() => CommunityDefaultsResponse)
  defaults!: CommunityDefaultsResponse;
}

export class CommunityBody {
  @Described('The version that was edited.')
  @WholeNumber({ min: 0, max: 2_000_000_000 })
  version!: number;
  @Described('At most 50 characters; empty for `APP_NAME`.')
  @Text({ max: units(MOST.name) })
  name!: string;
  @Described('One email address; empty for `CONTACT_EMAIL`.')
  @Text({ max: units(MOST.contactEmail) })
  contactEmail!: string;
  @Described('An https URL of at most 200 characters; empty for none.')
  @Text({ max: units(MOST.contactLink) })
  contactLink!: string;
  @Described('One line of at most 120 characters; empty for none.')
  @Text({ max: units(MOST.contactText) })
  contactText!: string;
  @Described('At most 12 rules of at most 200 characters, each in one line.')
  @TextList(MOST.houseRules, units(MOST.houseRule))
  houseRules!: string[];
}
