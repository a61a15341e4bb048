/** What the pages use, for themselves only. */
const NEEDED = ['fullscreen', 'gamepad'];

/** What they must never ask for; a browser grants these to every page that is not told otherwise. */
const REFUSED = [
  'accelerometer',
  'browsing-topics',
  'camera',
  'display-capture',
  'geolocation',
  'gyroscope',
  'hid',
  'idle-detection',
  'local-fonts',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'publickey-credentials-get',
  'serial',
  'usb',
  'xr-spatial-tracking',
];

export const PERMISSIONS_POLICY = [
  ...NEEDED.map((feature) => `${feature}=(self)`),
  ...REFUSED.map((feature) => `${feature}=()`),
].join(', ');
