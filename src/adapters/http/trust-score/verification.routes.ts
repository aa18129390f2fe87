import type { OwnPhone } from '../../../application/trust-score/own-phone.js';
import type { OwnVerification } from '../../../application/trust-score/own-verification.js';
import { EVIDENCE_BYTES_LIMIT, UPLOAD_FIELDS } from '../../../application/trust-score/evidence-errors.js';
import { originOf } from '../account/caller-origin.js';
import { MessageResponse } from '../message-response.js';
import { LIMITED, one, type Route } from '../route.js';
import { PhoneCodeBody, PhoneNumberBody, ReviewParams, VerificationResponse } from './verification.dto.js';
import { presentVerification } from './verification.presenter.js';
import { routesFor } from '../routes-for.js';

export interface VerificationServices {
  readonly ownPhone: OwnPhone;
  readonly ownVerification: OwnVerification;
}

const member = routesFor('member', 'Verification');
const PICTURES = ['image/jpeg', 'image/png', 'image/webp'];
const UPLOAD_REFUSALS = {
  409: { description: 'A review is open already, or an earlier step is missing' },
  413: { description: 'The file is too large' },
  415: { description: 'Unsupported file type' },
};

export function verificationRoutes({ ownPhone, ownVerification }: VerificationServices): Route[] {
  const verificationOf = async (userId: number) => presentVerification(await ownVerification.read(userId));

  return [
    member.get('/api/user/verification', 'getVerification', {
      summary: 'Get the trust score and the verification steps',
      responses: { 200: one(VerificationResponse, 'The score, the steps and the newest reviews') },
      handle: ({ userId }) => verificationOf(userId),
    }),
    member.post('/api/user/verification/phone/send', 'sendPhoneCode', {
      summary: 'Send a code to a phone',
      body: PhoneNumberBody,
      responses: {
        200: one(MessageResponse, 'The code is sent'),
        409: { description: 'Phone verification is not available' },
        503: { description: 'The daily limit of text messages is reached' },
        ...LIMITED,
      },
      handle: async ({ userId, body, request }) => {
        await ownPhone.sendCode({ userId, ...body, origin: originOf(request) });
        return { message: 'Code sent' };
      },
    }),
    member.post('/api/user/verification/phone/verify', 'verifyPhone', {
      summary: 'Verify a phone with the code',
      body: PhoneCodeBody,
      responses: {
        200: one(VerificationResponse, 'The phone is verified'),
        409: { description: 'The number cannot be used' },
        ...LIMITED,
      },
      handle: async ({ userId, body, request }) => {
        await ownPhone.verify({ userId, ...body, origin: originOf(request) });
        return verificationOf(userId);
      },
    }),
    member.delete('/api/user/verification/phone', 'removePhone', {
      summary: 'Remove the verified phone and its points',
      responses: {
        200: one(VerificationResponse, 'The number is erased'),
        409: { description: 'There is no verified phone' },
      },
      handle: async ({ userId }) => {
        await ownPhone.remove(userId);
        return verificationOf(userId);
      },
    }),
    member.post('/api/user/verification/id', 'submitIdDocument', {
      summary: 'Upload an ID document for review',
      upload: {
        field: UPLOAD_FIELDS.id,
        limit: EVIDENCE_BYTES_LIMIT,
        mediaTypes: [...PICTURES, 'application/pdf'],
      },
      responses: { 200: one(VerificationResponse, 'The review is open'), ...UPLOAD_REFUSALS, ...LIMITED },
      handle: async ({ userId, readFile }) => {
        await ownVerification.handIn({ userId, kind: 'id', readFile });
        return verificationOf(userId);
      },
    }),
    member.post('/api/user/verification/profile-picture', 'submitProfilePicture', {
      summary: 'Upload a photo for comparison with the profile picture',
      upload: { field: UPLOAD_FIELDS.picture, limit: EVIDENCE_BYTES_LIMIT, mediaTypes: PICTURES },
      responses: { 200: one(VerificationResponse, 'The review is open'), ...UPLOAD_REFUSALS, ...LIMITED },
      handle: async ({ userId, readFile }) => {
        await ownVerification.handIn({ userId, kind: 'picture', readFile });
        return verificationOf(userId);
      },
    }),
    member.delete('/api/user/verification/:kind', 'withdrawReview', {
      summary: 'Withdraw an open review; its file is deleted',
      params: ReviewParams,
      responses: {
        200: one(VerificationResponse, 'It is withdrawn'),
        404: { description: 'No open review of this kind' },
      },
      handle: async ({ userId, params }) => {
        await ownVerification.withdraw({ userId, kind: params.kind, cause: 'user' });
        return verificationOf(userId);
      },
    }),
  ];
}
