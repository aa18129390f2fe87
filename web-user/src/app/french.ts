import type { Translations } from './translations.js';
import { account } from '../features/account/messages.fr.js';
import { providerSignIn } from '../features/account/provider-messages.fr.js';
import { chat } from '../features/chat/messages.fr.js';
import { systemMessages } from '../features/chat/system-messages.fr.js';
import { chatOffer } from '../features/pair-chat/messages.fr.js';
import { dashboard } from '../features/dashboard/messages.fr.js';
import { friends } from '../features/friends/messages.fr.js';
import { landing } from '../features/landing/messages.fr.js';
import { location } from '../features/location/messages.fr.js';
import { map } from '../features/map/messages.fr.js';
import { commonGround } from '../features/match/common-ground-messages.fr.js';
import { feedback } from '../features/match/feedback-messages.fr.js';
import { match } from '../features/match/messages.fr.js';
import { matchingRequest } from '../features/matching-request/messages.fr.js';
import { meetups } from '../features/meetups/messages.fr.js';
import { planMeetup } from '../features/meetups/plan/messages.fr.js';
import { policies } from '../features/policies/messages.fr.js';
import { drawings } from '../features/profile/drawing-messages.fr.js';
import { profile } from '../features/profile/messages.fr.js';
import { sharedPlan } from '../features/safety/plan-messages.fr.js';
import { homeSafe } from '../features/safety/home-safe-messages.fr.js';
import { safety } from '../features/safety/messages.fr.js';
import { attendanceSteps } from '../features/settings/attendance-messages.fr.js';
import { settings } from '../features/settings/messages.fr.js';
import { survey } from '../features/survey/messages.fr.js';
import { tableChange } from '../features/table-change/messages.fr.js';
import { trust } from '../features/trust-score/messages.fr.js';
import { venueVote } from '../features/venue/messages.fr.js';
import { attendance } from '../shared/attendance/messages.fr.js';
import { translateWith } from '../shared/i18n/messages-of.js';
import { shared } from '../shared/messages.fr.js';
import { offline } from '../shared/offline/messages.fr.js';
import { app } from './messages.fr.js';
import { errorMessages } from './error-messages.fr.js';

/** All French texts, by catalog name. */
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
