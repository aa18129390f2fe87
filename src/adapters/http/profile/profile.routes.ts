import type { OwnLocation } from '../../../application/profile/own-location.js';
import type { OwnProfile } from '../../../application/profile/own-profile.js';
import type { SurveyResponses } from '../../../application/profile/ports.js';
import type { FindCurrentUser } from '../../../application/profile/find-current-user.js';
import type { FindShownPicture } from '../../../application/shared/find-shown-picture.js';
import { HttpError, notThere } from '../http-error.js';
import { MessageResponse } from '../message-response.js';
import { LIMITED, one, type Route } from '../route.js';
import { presentCurrentUser, presentLocation } from './account.presenter.js';
import {
  ConsentBody,
  CurrentUserResponse,
  LanguageBody,
  LocationResponse,
  LocationBody,
  PictureParams,
  ProfileBody,
  SurveyBody,
  SurveyResponse,
} from './profile.dto.js';
import { withoutDocumentHeaders } from '../middleware/security-headers.js';
import { routesFor } from '../routes-for.js';

export interface ProfileServices {
  readonly findCurrentUser: FindCurrentUser;
  readonly surveys: Pick<SurveyResponses, 'find'>;
  readonly ownProfile: OwnProfile;
  readonly ownLocation: OwnLocation;
  readonly findShownPicture: FindShownPicture;
}

const member = routesFor('member', 'Profile');
const ONE_YEAR_SECONDS = 31_536_000;
const NO_ANSWERS: SurveyResponse = {
  favoriteConversationTopic: null,
  favoriteMusic: null,
  personalityType: null,
};

export function profileRoutes(services: ProfileServices): Route[] {
  return [
    member.get('/api/user', 'getCurrentUser', {
      summary: 'Get the signed-in user',
      responses: { 200: one(CurrentUserResponse, 'The account, as its owner sees it') },
      handle: async ({ userId }) => presentCurrentUser(await services.findCurrentUser.execute({ userId })),
    }),
    member.get('/api/survey', 'getSurvey', {
      summary: 'Get your own survey answers',
      responses: { 200: one(SurveyResponse, 'The answers, null before the survey was taken') },
      handle: async ({ userId }) => (await services.surveys.find(userId)) ?? NO_ANSWERS,
    }),
    member.post('/api/survey', 'saveSurvey', {
      summary: 'Save the survey answers, replacing earlier ones',
      body: SurveyBody,
      responses: {
        200: one(MessageResponse, 'The answers are saved'),
        429: { description: 'Too many requests' },
      },
      handle: async ({ userId, body }) => {
        await services.ownProfile.saveSurvey({ userId, answers: body });
        return { message: 'Preferences saved' };
      },
    }),
    member.put('/api/profile', 'updateProfile', {
      summary: 'Update the profile; absent fields stay, null clears a field',
      body: ProfileBody,
      pictureField: 'profileImageUrl',
      responses: {
        200: one(CurrentUserResponse, 'The account with its changes'),
        409: { description: 'The username is taken, or another picture is being uploaded' },
        413: { description: 'The picture is too large' },
      },
      handle: async ({ userId, body }) => {
        await services.ownProfile.change({ userId, ...body });
        return presentCurrentUser(await services.findCurrentUser.execute({ userId }));
      },
    }),
    member.put('/api/user/language', 'setLanguage', {
      summary: 'Set the language of mails; the app sends the language of its screens',
      isOpenWithoutConsent: true,
      body: LanguageBody,
      responses: { 200: one(CurrentUserResponse, 'The account with its change') },
      handle: async ({ userId, body }) => {
        await services.ownProfile.changeLanguage({ userId, ...body });
        return presentCurrentUser(await services.findCurrentUser.execute({ userId }));
      },
    }),
    member.post('/api/user/consent', 'acceptPolicies', {
      summary: 'Accept the current Terms and Privacy; the version and the time are recorded',
      isOpenWithoutConsent: true,
      body: ConsentBody,
      responses: {
        200: one(CurrentUserResponse, 'The account with the consent'),
        409: { description: 'The version is not the current one' },
      },
      handle: async ({ userId, body }) => {
        await services.ownProfile.acceptPolicies({ userId, ...body });
        return presentCurrentUser(await services.findCurrentUser.execute({ userId }));
      },
    }),
    member.patch('/api/user/location', 'setLocation', {
      summary: 'Set the location; without coordinates the text is geocoded',
      body: LocationBody,
      responses: {
        200: one(LocationResponse, 'The saved location, coordinates rounded to 0.01 degrees'),
        ...LIMITED,
      },
      handle: async ({ userId, body }) => {
        const coordinates = coordinatesIn(body);
        return presentLocation(
          await services.ownLocation.change({ userId, location: body.location, coordinates }),
        );
      },
    }),
    member.get('/api/pictures/:owner/:file', 'getPicture', {
      summary: 'Get a profile picture; a changed picture has a new address',
      params: PictureParams,
      responses: {
        200: { description: 'The picture', mediaType: 'image/webp' },
        404: { description: 'Not found' },
      },
      handle: async ({ params, response }) => {
        const picture = await services.findShownPicture.execute(`${params.owner}/${params.file}`);
        if (!picture) throw notThere();
        withoutDocumentHeaders(response);
        response.setHeader('Cache-Control', `private, max-age=${ONE_YEAR_SECONDS}, immutable`);
        response.type(picture.contentType).send(Buffer.from(picture.bytes));
      },
    }),
  ];
}

function coordinatesIn({ latitude, longitude }: LocationBody) {
  if (latitude == null && longitude == null) return null;
  if (latitude != null && longitude != null) return { latitude, longitude };
  const missing = latitude == null ? 'latitude' : 'longitude';
  const message = 'Please give both a latitude and a longitude, or neither';
  throw new HttpError(400, 'invalid_fields', message, { [missing]: message });
}
