import type { Translations } from './translations.js';
import { account } from '../features/account/messages.de.js';
import { providerSignIn } from '../features/account/provider-messages.de.js';
import { chat } from '../features/chat/messages.de.js';
import { systemMessages } from '../features/chat/system-messages.de.js';
import { chatOffer } from '../features/pair-chat/messages.de.js';
import { dashboard } from '../features/dashboard/messages.de.js';
import { friends } from '../features/friends/messages.de.js';
import { landing } from '../features/landing/messages.de.js';
import { location } from '../features/location/messages.de.js';
import { map } from '../features/map/messages.de.js';
import { commonGround } from '../features/match/common-ground-messages.de.js';
import { feedback } from '../features/match/feedback-messages.de.js';
import { match } from '../features/match/messages.de.js';
import { matchingRequest } from '../features/matching-request/messages.de.js';
import { meetups } from '../features/meetups/messages.de.js';
import { planMeetup } from '../features/meetups/plan/messages.de.js';
import { policies } from '../features/policies/messages.de.js';
import { drawings } from '../features/profile/drawing-messages.de.js';
import { profile } from '../features/profile/messages.de.js';
import { sharedPlan } from '../features/safety/plan-messages.de.js';
import { homeSafe } from '../features/safety/home-safe-messages.de.js';
import { safety } from '../features/safety/messages.de.js';
import { attendanceSteps } from '../features/settings/attendance-messages.de.js';
import { settings } from '../features/settings/messages.de.js';
import { survey } from '../features/survey/messages.de.js';
import { tableChange } from '../features/table-change/messages.de.js';
import { trust } from '../features/trust-score/messages.de.js';
import { venueVote } from '../features/venue/messages.de.js';
import { attendance } from '../shared/attendance/messages.de.js';
import { translateWith } from '../shared/i18n/messages-of.js';
import { shared } from '../shared/messages.de.js';
import { offline } from '../shared/offline/messages.de.js';
import { app } from './messages.de.js';
import { errorMessages } from './error-messages.de.js';

/** All German texts, by catalog name. */
export const texts: Translations = {
  ...app,
  ...shared,
  account,
  attendance,
  chat,
  'common-ground': commonGround,
  dashboard,
  feedback,
  friends,
  landing,
  location,
  map,
  match,
  'matching-request': matchingRequest,
  meetups,
  offline,
  'plan-meetup': planMeetup,
  policies,
  drawings,
  profile,
  'provider-sign-in': providerSignIn,
  'error-messages': errorMessages,
  homeSafe,
  safety,
  sharedPlan,
  attendanceSteps,
  settings,
  survey,
  'system-messages': systemMessages,
  'chat-offer': chatOffer,
  'table-change': tableChange,
  trust,
  'venue-vote': venueVote,
};

translateWith(texts);
