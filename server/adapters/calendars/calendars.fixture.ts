import { createHash } from 'node:crypto';
import { Temporal } from 'temporal-polyfill';
import type { CalendarReading, CalendarService } from '../../platform/calendars.ts';

export const at = (text: string) => Temporal.Instant.from(text);
const redirectUri = 'https://lantern.example/users/auth/back';
const verifier = 'a-verifier-that-only-the-caller-knows';

/** Links the twin's calendar as a browser and the member would. */
export const linkThrough = (service: CalendarService, answerOf: (url: string) => URL) => {
  const challenge = createHash('sha256').update(verifier).digest('base64url');
  const back = answerOf(service.consentUrl({ state: 'the-state', challenge, redirectUri }));
  return { back, finish: () => service.link({ code: back.searchParams.get('code') ?? '', verifier, redirectUri }) };
};

export const window = {
  from: at('2026-11-20T00:00:00Z'),
  until: at('2027-01-20T00:00:00Z'),
  zone: 'Asia/Kuala_Lumpur',
};
export const wholly = { since: null, ...window };
export const since = (token: string) => ({ since: token, ...window });

/** The times that a reading closes, in order. */
export const busyIn = ({ events }: CalendarReading) =>
  events
    .flatMap(({ period, takesTime }) =>
      period && takesTime ? [`${period.start.toString()}/${period.end.toString()}`] : [],
    )
    .toSorted();

export const entry = {
  key: 'lantern41',
  start: at('2026-11-23T02:00:00Z'),
  end: at('2026-11-23T03:00:00Z'),
  summary: 'Session with Mei',
  description: 'How do I grow?',
  location: 'https://lantern.example/main/bookings/41/room',
  url: 'https://lantern.example/main/bookings/41',
};
