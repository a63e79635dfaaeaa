import * as contract from '../../../contract/calendars/index.ts';
import { everybody, everyMember, sample, type Sample } from '../../testing/samples.fixture.ts';
import type { World } from '../../testing/world.fixture.ts';
import { confirmed } from '../bookings/bookings.fixture.ts';
import { askedAboutMove } from './linked/linked.fixture.ts';

/** A confirmed session between mentee and mentor; anyone else, even a platform admin, has none. */
const session = async (world: World) => ({ query: { booking_id: (await confirmed(world)).id } });
const answers = everyMember(404, { mentee: 200, mentor: 200 });

/** The private address of the mentee's feed. */
const address = async (world: World) => {
  const { body } = await world.ask('mentee', contract.makeCalendarFeed, {});
  const { url } = (body as contract.OwnFeed).feed as { url: string };
  return { query: { token: new URL(url).searchParams.get('token') ?? '' } };
};

const google = { params: { provider: 'google' as const } };

/** The mentor's calendar, in which they have moved a session by an hour. */
const asked = async (world: World) => {
  const id = await askedAboutMove(world);
  return { params: { id }, body: { provider: 'google' as const, follow: false } };
};

export const calendarSamples: Sample[] = [
  sample({ endpoint: contract.addToGoogleCalendar, as: 'mentee', call: session, answers }),
  sample({ endpoint: contract.addToMicrosoftCalendar, as: 'mentee', call: session, answers }),
  sample({ endpoint: contract.addToOutlookCalendar, as: 'mentee', call: session, answers }),
  sample({ endpoint: contract.addToYahooCalendar, as: 'mentee', call: session, answers }),
  sample({ endpoint: contract.downloadIcs, as: 'mentor', call: session, answers }),
  // Everyone has a feed of their own, or none yet.
  sample({ endpoint: contract.calendarFeed, as: 'mentee', call: async () => ({}), answers: everyMember(200) }),
  sample({ endpoint: contract.makeCalendarFeed, as: 'mentee', call: async () => ({}), answers: everyMember(200) }),
  sample({ endpoint: contract.endCalendarFeed, as: 'mentee', call: async () => ({}), answers: everyMember(200) }),
  sample({
    endpoint: contract.renewCalendarFeed,
    as: 'mentee',
    call: async (world) => {
      await world.ask('mentee', contract.makeCalendarFeed, {});
      return {};
    },
    answers: everyMember(404, { mentee: 200 }),
  }),
  // Whoever has the address reads the calendar, signed in or not: calendar programs are not.
  sample({ endpoint: contract.readCalendarFeed, as: 'mentee', call: address, answers: everybody(200) }),
  // A person followed a link: everyone is led on, visitors to where they sign in.
  sample({ endpoint: contract.linkCalendar, as: 'mentee', call: async () => google, answers: everybody(303) }),
  sample({
    endpoint: contract.finishLinking,
    as: 'mentee',
    call: async () => ({ ...google, query: { error: 'access_denied', state: 'x' } }),
    answers: everybody(303),
  }),
  sample({ endpoint: contract.unlinkCalendar, as: 'mentee', call: async () => google, answers: everyMember(200) }),
  sample({ endpoint: contract.linkedCalendars, as: 'mentee', call: async () => ({}), answers: everyMember(200) }),
  // The mentor is asked; the mentee sees the session and was asked nothing; admins of the platform see every session.
  sample({
    endpoint: contract.answerCalendarChange,
    as: 'mentor',
    call: asked,
    answers: everyMember(404, { mentor: 200, mentee: 422, platform_admin: 422 }),
  }),
];
