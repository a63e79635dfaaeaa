import type { Settings } from './platform/config.ts';
import { contentPolicy } from './platform/http/server.ts';

/** B52: the room's address on the platform and in a portal. */
const meetingRoom = /^\/(?:main|app\/[^/]+\/[^/]+)\/bookings\/\d+\/room\/?$/i;
/** Where an organizer scans tickets. */
const door = /^\/events\/\d+\/check_in\/?$/i;
const mentorClass = /^\/main\/mentor_class\/?$/i;

type Headers = Record<string, string>;

/**
 * What a few pages may do and all others may not: use a camera, run machine code that reads QR codes, show the players of
 * videos. A browser reads this with the document, so the web app loads these pages as documents of their own (App.tsx).
 */
export const pagePowers = ({ MENTOR_CLASS_VIDEOS: videos }: Pick<Settings, 'MENTOR_CLASS_VIDEOS'>) => {
  const players = [...new Set(videos.map((address) => new URL(address).origin))].join(' ');
  const powers: readonly (readonly [RegExp, Headers])[] = [
    [meetingRoom, { 'permissions-policy': 'camera=(self), microphone=(self), display-capture=(self), geolocation=()' }],
    [
      door,
      {
        'permissions-policy': 'camera=(self), microphone=(), display-capture=(), geolocation=()',
        'content-security-policy': contentPolicy({ scripts: "'wasm-unsafe-eval'" }),
      },
    ],
    ...(players === ''
      ? []
      : [[mentorClass, { 'content-security-policy': contentPolicy({ frames: players }) }] as const]),
  ];
  return (path: string): Headers => powers.find(([pattern]) => pattern.test(path))?.[1] ?? {};
};
