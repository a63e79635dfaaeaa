import type { ChatEmoji } from '../../contract/chat/index.ts';
import { type DemoConversation, type DemoMessage, writeDemoConversation } from '../modules/chat/demo.ts';
import type { Tx } from '../platform/work.ts';
import type { DemoPerson, ProgrammeKey, Written } from './types.ts';

type Ground = Pick<Written, 'people' | 'ids' | 'programmes' | 'now'>;

/** Who says it, by their place among the people of the conversation, and how many hours ago. */
interface Line {
  by: number;
  hoursAgo: number;
  body: string;
  answers?: number;
  liked?: readonly [by: number, emoji: ChatEmoji];
}

/** A mentor (0) and a mentee (1) between their sessions. */
const betweenSessions: readonly Line[] = [
  {
    by: 0,
    hoursAgo: 190,
    body: 'Welcome! Before we meet, tell me in two lines what would make our first session worth it.',
  },
  { by: 1, hoursAgo: 187, body: 'Thank you. I would like to stop rewriting every email three times before I send it.' },
  { by: 1, hoursAgo: 187, body: 'And to find out whether leading a small team is something for me.' },
  { by: 0, hoursAgo: 180, body: 'Both are good. Bring one of those emails, we will take it apart.', liked: [1, '😂'] },
  {
    by: 1,
    hoursAgo: 96,
    body: 'That hour was worth a lot. I wrote down the three questions, they hang above my desk now.',
    liked: [0, '🎉'],
  },
  { by: 0, hoursAgo: 94, body: 'Good. Here is the piece I spoke of: https://hbr.org/2019/03/the-feedback-fallacy' },
  {
    by: 1,
    hoursAgo: 71,
    body: 'Read it on the train. The part about strengths surprised me, can we talk about it next time?',
  },
  { by: 0, hoursAgo: 70, body: 'Gladly.', answers: 7, liked: [1, '👍'] },
  {
    by: 1,
    hoursAgo: 26,
    body: 'I sent the proposal without asking anybody first. My manager answered within ten minutes: go ahead.',
  },
  { by: 0, hoursAgo: 3, body: 'There you are. What did you do differently?', answers: 9 },
];

const withAdmin: readonly Line[] = [
  { by: 1, hoursAgo: 50, body: 'Hello, can I move to the workshop on Thursday? On Wednesday I am on a site visit.' },
  { by: 0, hoursAgo: 48, body: 'Yes, you are on the list for Thursday, two o’clock.', liked: [1, '🙏'] },
];

const onPlatform: readonly Line[] = [
  { by: 1, hoursAgo: 400, body: 'Thank you for the session! I have booked another one in a month.' },
  { by: 0, hoursAgo: 396, body: 'I look forward to it. Write to me here if something comes up before.' },
];

/** An admin (0), mentors (1, 2) and mentees in a group. */
const cohort: readonly Line[] = [
  {
    by: 0,
    hoursAgo: 300,
    body: 'Welcome to the group of the first cohort. Ask here whatever others may want to know as well.',
  },
  {
    by: 3,
    hoursAgo: 280,
    body: 'Does anybody have a good template for the reflection after a session?',
    liked: [4, '👍'],
  },
  {
    by: 1,
    hoursAgo: 279,
    body: 'Three lines are enough: what I wanted, what I heard, what I do by Friday.',
    answers: 2,
    liked: [3, '❤️'],
  },
  {
    by: 4,
    hoursAgo: 120,
    body: 'My mentor and I swapped roles for ten minutes last week. Try it, it is strange and useful.',
  },
  { by: 2, hoursAgo: 119, body: 'Stealing that.', answers: 4, liked: [4, '😂'] },
  { by: 0, hoursAgo: 20, body: 'The site visit is on Friday at nine. Two seats are free in the car from KL Sentral.' },
  { by: 5, hoursAgo: 18, body: 'I take one, thank you!' },
];

const mentorsCorner: readonly Line[] = [
  {
    by: 0,
    hoursAgo: 220,
    body: 'A place for those who mentor: what works, what does not, what you would ask each other over coffee.',
  },
  { by: 1, hoursAgo: 200, body: 'How do you begin when a mentee arrives without a question?' },
  { by: 2, hoursAgo: 198, body: '“What kept you awake this week?” has never failed me.', answers: 2, liked: [1, '😮'] },
];

const membersOf = ({ people, ids }: Ground, programme: ProgrammeKey) => {
  const idsOf = (fits: (role: string) => boolean) =>
    people
      .filter(({ memberships }: DemoPerson) => memberships.some((m) => m.programme === programme && fits(m.role)))
      .flatMap(({ key }) => ids.get(key) ?? []);
  return {
    mentors: idsOf((role) => role === 'Mentor'),
    mentees: idsOf((role) => role === 'Mentee'),
    admins: idsOf((role) => role === 'Admin'),
  };
};

/** Those who are named come first, and nobody twice. */
const first = (named: readonly (number | undefined)[], others: readonly number[], most: number) =>
  [...new Set([...named.flatMap((id) => (id !== undefined && others.includes(id) ? [id] : [])), ...others])].slice(
    0,
    most,
  );

const told = (
  { now }: Pick<Ground, 'now'>,
  people: readonly number[],
  lines: readonly Line[],
  more: Partial<DemoConversation> & Pick<DemoConversation, 'programId'>,
): DemoConversation => {
  const who = (at: number) => people[at % people.length] ?? 0;
  const when = (hours: number) => now.subtract({ hours });
  const messages = lines.map(({ by, hoursAgo, body, answers, liked }): DemoMessage => ({
    by: who(by),
    body,
    at: when(hoursAgo),
    ...(answers !== undefined && { answers }),
    ...(liked && { liked: { by: who(liked[0]), emoji: liked[1] } }),
  }));
  return { people, messages, startedAt: when((lines[0]?.hoursAgo ?? 0) + 1), ...more };
};

interface Place {
  programId: number;
  mentors: readonly number[];
  mentees: readonly number[];
  admins: readonly number[];
}

/** The two whom one signs in as, where they are in it, otherwise the first of each kind. */
const pairsIn = (ground: Ground, { programId, mentors, mentees, admins }: Place): DemoConversation[] => {
  const [mentor] = mentors;
  const [mentee] = mentees;
  const [admin] = admins;
  if (mentor === undefined || mentee === undefined) return [];
  const unread = { by: mentee, messages: 1 };
  return [
    told(ground, [mentor, mentee], betweenSessions, { programId, unread }),
    ...(admin === undefined || admin === mentee ? [] : [told(ground, [admin, mentee], withAdmin, { programId })]),
  ];
};

/** Everybody of the cohort, and those who mentor it. */
const groupsIn = (ground: Ground, { programId, mentors, mentees, admins }: Place): DemoConversation[] => {
  const leading = mentors.slice(0, 2);
  const cohortOf = [...new Set([...admins, ...leading, ...mentees])];
  const unread = { by: mentees[0] ?? 0, messages: 2 };
  const everybody = { name: 'First cohort', description: 'Everybody who began with the program', admins: leading };
  const corner = { name: 'Mentors’ corner', description: 'For those who mentor', admins: mentors.slice(0, 1) };
  return [
    told(ground, cohortOf, cohort, { programId, group: everybody, unread }),
    told(ground, [...new Set([...admins, ...mentors])], mentorsCorner, { programId, group: corner }),
  ];
};

/** What people of the programs write to each other, and two groups (B116). */
export const writeChats = async (tx: Tx, ground: Ground) => {
  const known = (key: string) => ground.ids.get(key);
  for (const [key, { programId }] of ground.programmes) {
    const all = membersOf(ground, key);
    const place: Place = {
      programId,
      mentors: first([known('mentor')], all.mentors, 3),
      mentees: first([known('mentee')], all.mentees, 7),
      admins: first([known('admin')], all.admins, 1),
    };
    for (const one of pairsIn(ground, place)) await writeDemoConversation(tx, one);
    if (key === 'graduates') for (const one of groupsIn(ground, place)) await writeDemoConversation(tx, one);
  }
  const [mentor, mentee] = [known('mentor'), known('mentee')];
  if (mentor !== undefined && mentee !== undefined)
    await writeDemoConversation(tx, told(ground, [mentor, mentee], onPlatform, { programId: null }));
};
