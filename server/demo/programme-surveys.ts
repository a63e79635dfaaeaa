import type { Temporal } from 'temporal-polyfill';
import { writeDemoPulses } from '../modules/surveys/demo/pulses.ts';
import { type DemoQuestion, type DemoSurvey, writeDemoSurvey } from '../modules/surveys/demo/surveys.ts';
import type { Tx } from '../platform/work.ts';
import { type Dice, diceFor } from './dice.ts';
import type { ProgrammeKey, Written } from './types.ts';

const halfway: readonly DemoQuestion[] = [
  {
    title: 'How often do the two of you meet?',
    type: 'options',
    options: ['Every week', 'Every two weeks', 'Once a month', 'Less often'],
  },
  { title: 'How useful are your sessions for your work?', type: 'scale', ends: [1, 5] },
  { title: 'How well do the two of you fit?', type: 'stars' },
  {
    title: 'What should we change in the second half?',
    type: 'text',
    required: false,
    description: 'Everything that comes to your mind',
  },
];

const beginning: readonly DemoQuestion[] = [
  { title: 'How clear was what the program expects of you?', type: 'scale', ends: [0, 10] },
  { title: 'Did you get what you needed for the first session?', type: 'options', options: ['Yes', 'Partly', 'No'] },
  { title: 'What helped you most?', type: 'text', required: false },
];

const wishes: Record<string, readonly string[]> = {
  'What should we change in the second half?': [
    'More evenings where all mentees meet each other.',
    'A reminder two days before a session, not only one.',
    'Nothing. It works.',
    'Let us see which mentors have free hours this week.',
    'An example of a good question for the first ten minutes.',
    'Fewer emails, please.',
    'I would like to meet a second mentor for one session.',
  ],
  'What helped you most?': [
    'The kick-off evening, and that my mentor wrote first.',
    'The list of questions in the handbook.',
    'To see the profiles before I chose.',
    'A colleague who had been a mentee last year.',
  ],
};

/** Most people choose the upper half. */
const chosen = (question: DemoQuestion, dice: Dice): string => {
  const { type, options = [], ends = [1, 5], title } = question;
  if (type === 'options') return dice.pick([...options, ...options.slice(0, 2)]);
  if (type === 'text') return dice.chance(0.35) ? dice.pick(wishes[title] ?? ['–']) : '';
  const [least, most] = type === 'stars' ? [1, 5] : ends;
  return String(dice.chance(0.75) ? dice.between(Math.ceil((least + most) / 2), most) : dice.between(least, most));
};

const daysAgo = (now: Temporal.Instant, days: number) => now.subtract({ hours: 24 * days });

/** One in each state; whoever signs in as the mentee finds the ongoing one to answer. */
const surveysOf = (now: Temporal.Instant): { programme: ProgrammeKey; survey: DemoSurvey; share: number }[] => [
  {
    programme: 'graduates',
    share: 0.82,
    survey: {
      title: 'After the first month',
      description: 'Three questions about how it began.',
      anonymous: false,
      createdAt: daysAgo(now, 152),
      sentAt: daysAgo(now, 150),
      completedAt: daysAgo(now, 136),
      questions: beginning,
    },
  },
  {
    programme: 'graduates',
    share: 0.58,
    survey: {
      title: 'Halfway there',
      description: 'Four questions, two minutes. Nobody sees who said what.',
      anonymous: true,
      createdAt: daysAgo(now, 9),
      sentAt: daysAgo(now, 6),
      completedAt: null,
      questions: halfway,
    },
  },
  {
    programme: 'graduates',
    share: 0,
    survey: {
      title: 'Looking back',
      description: 'For the closing evening.',
      anonymous: false,
      createdAt: daysAgo(now, 2),
      sentAt: null,
      completedAt: null,
      questions: [halfway[1], halfway[3]].filter((question) => question !== undefined),
    },
  },
  {
    programme: 'leaders',
    share: 0.64,
    survey: {
      title: 'How are the two of you?',
      description: '',
      anonymous: false,
      createdAt: daysAgo(now, 20),
      sentAt: daysAgo(now, 19),
      completedAt: null,
      questions: halfway,
    },
  },
];

/** Surveys of the programmes in all states, with answers to look at. */
export const writeSurveys = async (tx: Tx, { people, ids, programmes, now }: Written) => {
  const idOf = (email: string) => ids.get(people.find((person) => person.email === email)?.key ?? '') ?? 0;
  const [admin, mentee] = [idOf('admin@lantern.test'), idOf('mentee@lantern.test')];
  for (const { programme, survey, share } of surveysOf(now)) {
    const dice = diceFor(`survey ${survey.title}`);
    const isOpen = survey.completedAt === null;
    const answers = (userId: number) => {
      const has = dice.chance(share) && !(isOpen && userId === mentee);
      return has ? survey.questions.map((question) => chosen(question, dice)) : null;
    };
    const programId = programmes.get(programme)?.programId ?? 0;
    await writeDemoSurvey(tx, survey, { programId, createdBy: admin, answers });
  }
};

/** How the pairs of the two long programs feel: mostly well, some the less the longer it lasts, and not everybody answers. */
export const writePulses = async (tx: Tx, { programmes, now }: Written) => {
  for (const key of ['graduates', 'leaders'] as const) {
    const programId = programmes.get(key)?.programId ?? 0;
    const dice = diceFor(`pulses ${key}`);
    await writeDemoPulses(tx, {
      programId,
      now,
      says: ({ pairingId, round }) => {
        if (!dice.chance(0.7)) return null;
        const isTired = pairingId % 5 === 0;
        const stars = () => Math.max(1, (isTired ? 4 - round : 5) - (dice.chance(0.4) ? 1 : 0));
        return { helpful: stars(), atEase: stars() };
      },
    });
  }
};
