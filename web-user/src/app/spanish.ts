import type { Translations } from './translations.js';
import { account } from '../features/account/messages.es.js';
import { providerSignIn } from '../features/account/provider-messages.es.js';
import { chat } from '../features/chat/messages.es.js';
import { systemMessages } from '../features/chat/system-messages.es.js';
import { chatOffer } from '../features/pair-chat/messages.es.js';
import { dashboard } from '../features/dashboard/messages.es.js';
import { friends } from '../features/friends/messages.es.js';
import { landing } from '../features/landing/messages.es.js';
import { location } from '../features/location/messages.es.js';
import { map } from '../features/map/messages.es.js';
import { commonGround } from '../features/match/common-ground-messages.es.js';
import { feedback } from '../features/match/feedback-messages.es.js';
import { match } from '../features/match/messages.es.js';
import { matchingRequest } from '../features/matching-request/messages.es.js';
import { meetups } from '../features/meetups/messages.es.js';
import { planMeetup } from '../features/meetups/plan/messages.es.js';
import { policies } from '../features/policies/messages.es.js';
import { drawings } from '../features/profile/drawing-messages.es.js';
import { profile } from '../features/profile/messages.es.js';
import { sharedPlan } from '../features/safety/plan-messages.es.js';
import { homeSafe } from '../features/safety/home-safe-messages.es.js';
import { safety } from '../features/safety/messages.es.js';
import { attendanceSteps } from '../features/settings/attendance-messages.es.js';
import { settings } from '../features/settings/messages.es.js';
import { survey } from '../features/survey/messages.es.js';
import { tableChange } from '../features/table-change/messages.es.js';
import { trust } from '../features/trust-score/messages.es.js';
import { venueVote } from '../features/venue/messages.es.js';
import { attendance } from '../shared/attendance/messages.es.js';
import { translateWith } from '../shared/i18n/messages-of.js';
import { shared } from '../shared/messages.es.js';
import { offline } from '../shared/offline/messages.es.js';
import { app } from './messages.es.js';
import { errorMessages } from './error-messages.es.js';

/** All Spanish texts, by catalog name. */
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
