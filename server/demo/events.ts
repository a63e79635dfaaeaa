import { Temporal } from 'temporal-polyfill';
import { type DemoEvent, type DemoGuest, writeDemoEvents } from '../modules/events/demo/write.ts';
import { writeDemoPayments } from '../modules/payments/demo.ts';
import type { Tx } from '../platform/work.ts';
import { posterKey } from './posters.ts';
import type { DemoPerson, ProgrammeKey, Written } from './types.ts';

type Ground = Pick<Written, 'people' | 'ids' | 'programmes' | 'now'>;

const zone = 'Asia/Kuala_Lumpur';

/** A moment some days from today, by the clock of Kuala Lumpur. */
const dayAt = (now: Temporal.Instant, days: number, time: string) =>
  now
    .toZonedDateTimeISO(zone)
    .toPlainDate()
    .add({ days })
    .toZonedDateTime({ timeZone: zone, plainTime: time })
    .toInstant();

const free = (takenBy: number, maxAmount = 0) =>
  ({ name: 'Seat', ticketType: 'free', price: 0, maxAmount, takenBy }) as const;

interface Speakers {
  daniel: { userId: number | null; name: string; title: string };
  guest: { userId: number | null; name: string; title: string };
}

/** What the platform's events have in common. */
const onPlatform = ({ daniel }: Speakers) =>
  ({
    programId: null,
    privacy: 'is_public',
    active: true,
    organizerName: 'Lantern',
    speakers: [daniel],
    tags: [],
  }) as const;

const portfolioEvening = (now: Temporal.Instant, speakers: Speakers): DemoEvent => ({
  ...onPlatform(speakers),
  eventType: 'physical',
  title: 'Portfolio evening in Kuala Lumpur',
  photo: posterKey('portfolio-evening'),
  start: dayAt(now, 13, '18:30'),
  minutes: 150,
  description: 'Ten minutes each with three mentors who hire. Bring your portfolio on paper or on a laptop.',
  venueTitle: 'Menara Selatan, Level 8, Kuala Lumpur',
  geocode: '3.1579, 101.7116',
  tickets: [
    { name: 'Early bird', ticketType: 'paid', price: 2500, maxAmount: 12, takenBy: 12, waitedBy: 3 },
    { name: 'Standard', ticketType: 'paid', price: 4000, maxAmount: 30, takenBy: 23 },
  ],
});

/** Still to come, and a draft. */
const coming = (now: Temporal.Instant, speakers: Speakers): DemoEvent[] => {
  const place = onPlatform(speakers);
  return [
    {
      ...place,
      eventType: 'webinar',
      title: 'From finance to data: three ways in',
      photo: posterKey('finance-to-data'),
      start: dayAt(now, 6, '20:00'),
      minutes: 75,
      description:
        'Three people who left banking for data work say what they would do again and what they would not.\n\nBring your questions: the last half hour is yours.',
      speakers: [speakers.daniel, speakers.guest],
      tags: [
        { kind: 'industry', refId: 1 },
        { kind: 'country', refId: 1 },
      ],
      questions: ['What would you like to ask the speakers?'],
      tickets: [free(14, 200)],
    },
    portfolioEvening(now, speakers),
    {
      ...place,
      eventType: 'webinar',
      title: 'MentorClass: the first ninety days',
      photo: posterKey('first-ninety-days'),
      start: dayAt(now, 20, '12:30'),
      minutes: 60,
      description: 'How to begin in a new job, week by week.',
      mentorClass: true,
      tickets: [free(9)],
    },
    {
      ...place,
      eventType: 'webinar',
      title: 'Salary talks without fear',
      photo: posterKey('salary-talks'),
      start: dayAt(now, 45, '20:00'),
      minutes: 60,
      description: 'A draft: the speaker has not confirmed the date yet.',
      active: false,
      tickets: [free(0, 100)],
    },
  ];
};

/** Under way, or over. */
const begun = (now: Temporal.Instant, speakers: Speakers): DemoEvent[] => {
  const place = onPlatform(speakers);
  return [
    {
      ...place,
      eventType: 'webinar',
      title: 'Ask a founder anything',
      photo: posterKey('ask-a-founder'),
      start: now.subtract({ minutes: 20 }),
      minutes: 90,
      description: 'One hour, one founder, no slides.',
      tickets: [free(18, 100)],
    },
    {
      ...place,
      eventType: 'physical',
      title: 'Women in engineering breakfast',
      photo: posterKey('engineers-breakfast'),
      start: dayAt(now, -24, '08:30'),
      minutes: 120,
      description: 'Breakfast, introductions, and a walk through the new lab.',
      venueTitle: 'Engineering hub, Penang',
      geocode: '5.4141, 100.3288',
      speakers: [speakers.guest],
      tickets: [{ name: 'Breakfast', ticketType: 'paid', price: 1800, maxAmount: 25, takenBy: 21 }],
    },
    {
      ...place,
      eventType: 'webinar',
      title: 'MentorClass: asking for feedback',
      photo: posterKey('asking-for-feedback'),
      start: dayAt(now, -40, '12:30'),
      minutes: 60,
      description: 'Questions that people answer honestly.',
      mentorClass: true,
      tickets: [free(16)],
    },
  ];
};

const inPrograms = (now: Temporal.Instant, programmes: Ground['programmes']) => {
  const at = (key: ProgrammeKey) => programmes.get(key)?.programId ?? null;
  const place = {
    privacy: 'is_private',
    active: true,
    organizerName: 'Selatan Telekom',
    speakers: [],
    tags: [],
  } as const;
  const visit: DemoEvent = {
    ...place,
    programId: at('graduates'),
    eventType: 'physical',
    title: 'Site visit: the network centre',
    photo: posterKey('network-centre'),
    start: dayAt(now, 9, '14:00'),
    minutes: 180,
    description: 'A bus leaves from Menara Selatan at one. Please wear closed shoes.',
    venueTitle: 'Network centre, Cyberjaya',
    geocode: '2.9213, 101.6559',
    tickets: [free(6, 20)],
  };
  const talk: DemoEvent = {
    ...place,
    programId: at('leaders'),
    privacy: 'is_public',
    eventType: 'webinar',
    title: 'Leading a team you did not choose',
    photo: posterKey('a-team-you-did-not-choose'),
    start: dayAt(now, 16, '17:00'),
    minutes: 60,
    description: 'Open to everybody: our leaders talk about their first year with a new team.',
    tickets: [free(8)],
  };
  return [
    { programme: 'graduates', event: visit },
    { programme: 'leaders', event: talk },
  ];
};

const speakerOf = ({ people, ids }: Ground, email: string, title: string) => {
  const person = people.find((one) => one.email === email);
  if (!person) throw new Error(`the demonstration has no ${email}`);
  return { userId: ids.get(person.key) ?? null, name: `${person.firstname} ${person.lastname}`, title };
};

/** Mentees with a ticket; who signs in by name finds the list as a visitor does. */
const guestsAmong = ({ people, ids }: Ground, of: (person: DemoPerson) => boolean): DemoGuest[] =>
  people.flatMap((person) => {
    const { key, userType, firstname, lastname, email } = person;
    const userId = ids.get(key);
    if (userId === undefined || userType !== 'mentee' || email === 'mentee@lantern.test' || !of(person)) return [];
    return [{ userId, name: `${firstname} ${lastname}`, email }];
  });

/** Events in all states, with whoever has a ticket, waits for one or came. */
export const writeEvents = async (tx: Tx, ground: Ground) => {
  const { people, ids, programmes, now } = ground;
  const platform = people.find(({ email }) => email === 'platform@lantern.test');
  const by = { createdBy: ids.get(platform?.key ?? '') ?? 0, now };
  const speakers = {
    daniel: speakerOf(ground, 'mentor@lantern.test', 'Mentor'),
    guest: { userId: null, name: 'Noor Aini Yusof', title: 'Head of Data, guest' },
  };
  const anybody = guestsAmong(ground, () => true).slice(0, 60);
  const paid = await writeDemoEvents(tx, [...coming(now, speakers), ...begun(now, speakers)], {
    ...by,
    guests: anybody,
  });
  for (const { programme, event } of inPrograms(now, programmes)) {
    const members = guestsAmong(ground, ({ memberships }) => memberships.some((one) => one.programme === programme));
    await writeDemoEvents(tx, [event], { ...by, guests: members });
  }
  await writeDemoPayments(tx, paid);
};
