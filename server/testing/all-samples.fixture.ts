import { accountSamples } from '../modules/accounts/samples.fixture.ts';
import { agendaCanaries, agendaSamples } from '../modules/agendas/samples.fixture.ts';
import { applicationCanaries, applicationSamples } from '../modules/applications/samples.fixture.ts';
import { availabilitySamples } from '../modules/availability/samples.fixture.ts';
import { offlineSamples } from '../modules/bookings/offline/samples.fixture.ts';
import { bookingSamples } from '../modules/bookings/samples.fixture.ts';
import { calendarSamples } from '../modules/calendars/samples.fixture.ts';
import { discoverySamples } from '../modules/discovery/samples.fixture.ts';
import { enterpriseSamples } from '../modules/enterprises/samples.fixture.ts';
import { invitationCanaries, invitationSamples } from '../modules/invitations/samples.fixture.ts';
import { roomSamples } from '../modules/bookings/room/samples.fixture.ts';
import { notificationSamples } from '../modules/notifications/samples.fixture.ts';
import { pairingCanaries, pairingSamples } from '../modules/pairings/samples.fixture.ts';
import { profileSamples } from '../modules/profiles/samples.fixture.ts';
import { programmeCanaries, programmeSamples } from '../modules/programmes/samples.fixture.ts';
import { participantCanaries, participantSamples } from '../modules/programmes/participants.fixture.ts';
import { referenceSamples } from '../modules/reference/samples.fixture.ts';
import { resourceCanaries, resourceSamples } from '../modules/resources/samples.fixture.ts';
import { reviewSamples } from '../modules/reviews/samples.fixture.ts';
import { screenSamples } from '../modules/screens/samples.fixture.ts';
import type { Sample } from './samples.fixture.ts';
import type { World } from './world.fixture.ts';

/** Every module's samples, by the module's name. */
export const allSamples: Sample[] = [
  ...accountSamples,
  ...enterpriseSamples,
  ...programmeSamples,
  ...agendaSamples,
  ...resourceSamples,
  ...participantSamples,
  ...invitationSamples,
  ...applicationSamples,
  ...referenceSamples,
  ...profileSamples,
  ...availabilitySamples,
  ...pairingSamples,
  ...roomSamples,
  ...bookingSamples,
  ...offlineSamples,
  ...calendarSamples,
  ...reviewSamples,
  ...discoverySamples,
  ...notificationSamples,
  ...screenSamples,
];

/**
 * Write rows containing a marker word into a programme that hardly any of the personas belongs to (QUALITY: tenancy).
 */
export const allCanaries: ((world: World) => Promise<void>)[] = [
  programmeCanaries,
  participantCanaries,
  agendaCanaries,
  resourceCanaries,
  invitationCanaries,
  applicationCanaries,
  pairingCanaries,
];
