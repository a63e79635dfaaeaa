import { accountSamples } from './modules/accounts/samples.fixture.ts';
import { availabilitySamples } from './modules/availability/samples.fixture.ts';
import { bookingSamples } from './modules/bookings/samples.fixture.ts';
import { calendarSamples } from './modules/calendars/samples.fixture.ts';
import { discoverySamples } from './modules/discovery/samples.fixture.ts';
import { enterpriseSamples } from './modules/enterprises/samples.fixture.ts';
import { notificationSamples } from './modules/notifications/samples.fixture.ts';
import { profileSamples } from './modules/profiles/samples.fixture.ts';
import { referenceSamples } from './modules/reference/samples.fixture.ts';
import { reviewSamples } from './modules/reviews/samples.fixture.ts';
import { screenSamples } from './modules/screens/samples.fixture.ts';
import type { Sample } from './samples.fixture.ts';

/** Every module's samples, by name. */
export const allSamples: Sample[] = [
  ...accountSamples,
  ...enterpriseSamples,
  ...referenceSamples,
  ...profileSamples,
  ...availabilitySamples,
  ...bookingSamples,
  ...calendarSamples,
  ...reviewSamples,
  ...discoverySamples,
  ...notificationSamples,
  ...screenSamples,
];
