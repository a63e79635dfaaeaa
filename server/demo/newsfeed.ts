import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type DemoPicture, type DemoPost, writeDemoNewsfeed } from '../modules/newsfeed/demo.ts';
import type { Files } from '../platform/files.ts';
import { projectFolder } from '../platform/project-folder.ts';
import type { Tx } from '../platform/work.ts';
import type { DemoPerson, ProgrammeKey, Written } from './types.ts';
import { programmeKeys } from './written-programmes.ts';

type Ground = Pick<Written, 'people' | 'ids' | 'programmes' | 'now'>;

interface Told {
  /** The place of the author among the program's mentors or mentees, or its admin. */
  by: readonly ['mentor' | 'mentee' | 'admin', number];
  daysAgo: number;
  body: string;
  pinned?: true;
  picture?: true;
  likes: number;
  comments?: readonly { by: Told['by']; hoursLater: number; body: string; reported?: string }[];
}

/** Every program has these, told by its own people. */
const everywhere: readonly Told[] = [
  {
    by: ['admin', 0],
    daysAgo: 40,
    body: 'Welcome, everybody. This is the place for questions, good reads and small wins. The agenda and the handbook are on the overview.',
    pinned: true,
    picture: true,
    likes: 11,
    comments: [{ by: ['mentee', 1], hoursLater: 5, body: 'Thank you. Happy to be here!' }],
  },
  {
    by: ['mentee', 0],
    daysAgo: 12,
    body: 'I gave my first presentation to the whole department today. Two months ago I would have called in sick. Thank you to my mentor for the rehearsals.',
    likes: 17,
    comments: [
      { by: ['mentor', 0], hoursLater: 2, body: 'You did the work. Well done!' },
      { by: ['mentee', 2], hoursLater: 6, body: 'How did you prepare for the questions afterwards?' },
      {
        by: ['mentee', 0],
        hoursLater: 7,
        body: 'I wrote down the five I was most afraid of. Three of them came.',
      },
    ],
  },
  {
    by: ['mentor', 1],
    daysAgo: 6,
    body: 'Before your next session, try this: write one sentence about what you want to be different when it is over. Send it to your mentor the day before.',
    likes: 9,
    comments: [{ by: ['mentee', 3], hoursLater: 20, body: 'Did that yesterday. It was our best session so far.' }],
  },
];

/** The program that one is shown first has more going on, and something for its admin to decide. */
const inGraduates: readonly Told[] = [
  {
    by: ['mentor', 0],
    daysAgo: 3,
    body: 'A good read on asking for feedback that helps: https://hbr.org/2019/03/the-feedback-fallacy\n\nWhat do you disagree with?',
    likes: 6,
    comments: [
      {
        by: ['mentee', 4],
        hoursLater: 3,
        body: 'The part about strengths. I would like to hear where I am wrong, too.',
      },
      {
        by: ['mentee', 5],
        hoursLater: 9,
        body: 'Anybody who needs a CV by tomorrow: I write them for RM 150, send me your number.',
        reported: 'This is an advertisement.',
      },
    ],
  },
  {
    by: ['mentee', 2],
    daysAgo: 1,
    body: 'Is anybody else going to the site visit? We could share a ride from KL Sentral.',
    likes: 4,
    comments: [{ by: ['mentee', 0], hoursLater: 1, body: 'Yes! I leave at eight, two seats are free.' }],
  },
];

const pictureKey = (programme: ProgrammeKey) =>
  `newsfeed/${createHash('md5').update(`${programme} welcome`).digest('hex')}.webp`;

/** The picture of the first post of each program. */
export const storeNewsfeedPictures = async (files: Files) => {
  for (const programme of programmeKeys) {
    const drawing = join(projectFolder(), 'db', 'demo', 'programmes', `${programme}-signup.webp`);
    await files.put(pictureKey(programme), readFileSync(drawing), 'image/webp');
  }
};

const picture = (programme: ProgrammeKey): DemoPicture => ({
  key: pictureKey(programme),
  alt: 'The poster of this program',
  width: 880,
  height: 1280,
});

/** The people of a program of the demonstration, by what they are in it. */
export const membersOf = ({ people, ids }: Ground, programme: ProgrammeKey) => {
  const inIt = people.filter(({ memberships }) => memberships.some((one) => one.programme === programme));
  const idsOf = (fits: (role: string) => boolean) =>
    inIt
      .filter(({ memberships }: DemoPerson) => memberships.some((m) => m.programme === programme && fits(m.role)))
      .flatMap(({ key }) => ids.get(key) ?? []);
  return {
    mentor: idsOf((role) => role === 'Mentor'),
    mentee: idsOf((role) => role === 'Mentee'),
    admin: idsOf((role) => role !== 'Mentor' && role !== 'Mentee'),
  };
};

/** What people of the program tell each other. Whoever is not there lets another speak. */
export const writeNewsfeeds = async (tx: Tx, ground: Ground) => {
  for (const [key, { programId }] of ground.programmes) {
    const members = membersOf(ground, key);
    const everybody = [...members.mentee, ...members.mentor];
    if (everybody.length === 0) continue;
    const who = ([kind, at]: Told['by']) => {
      const some = members[kind].length > 0 ? members[kind] : everybody;
      return some[at % some.length] ?? everybody[0] ?? 0;
    };
    const posts = [...everywhere, ...(key === 'graduates' ? inGraduates : [])].map((told): DemoPost => {
      const at = ground.now.subtract({ hours: 24 * told.daysAgo });
      return {
        userId: who(told.by),
        body: told.body,
        at,
        ...(told.pinned && { pinned: true }),
        ...(told.picture && { picture: picture(key) }),
        likedBy: everybody.slice(0, told.likes),
        comments: (told.comments ?? []).map(({ by, hoursLater, body, reported }) => ({
          userId: who(by),
          body,
          at: at.add({ hours: hoursLater }),
          ...(reported !== undefined && { report: { by: who(['mentor', 1]), reason: reported } }),
        })),
      };
    });
    await writeDemoNewsfeed(tx, programId, posts);
  }
};
