import type { RequestHandler } from 'express';

/** What pages of the product use. */
const ALLOWED = ['clipboard-write', 'fullscreen', 'geolocation'];
/** What no page uses. A photo is taken by the device's own camera app, which needs no permission here. */
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

/** Keeps scripts and frames from features of the browser that no page uses. */
export const permissionsPolicy: RequestHandler = (_request, response, next) => {
  response.setHeader('Permissions-Policy', POLICY);
  next();
};
