import type { RequestHandler } from 'express';

/** Browser features that the pages use. */
const ALLOWED = ['clipboard-write', 'fullscreen', 'geolocation'];
/** Features that no page uses. Photos are taken with the device's camera app, which needs no permission. */
const FORBIDDEN = [
  'accelerometer',
  'autoplay',
  'camera',
  'clipboard-read',
  'display-capture',
  'encrypted-media',
  'gyroscope',
  'hid',
  'idle-detection',
  'local-fonts',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'picture-in-picture',
  'publickey-credentials-get',
  'screen-wake-lock',
  'serial',
  'usb',
  'window-management',
  'xr-spatial-tracking',
];

const POLICY = [
  ...ALLOWED.map((feature) => `${feature}=(self)`),
  ...FORBIDDEN.map((feature) => `${feature}=()`),
].join(', ');

/** Denies scripts and frames the browser features that no page uses. */
export const permissionsPolicy: RequestHandler = (_request, response, next) => {
  response.setHeader('Permissions-Policy', POLICY);
  next();
};
