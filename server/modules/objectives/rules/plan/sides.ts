import type { Piece } from './targets/piece.ts';

/** What helps against what stands in the way: one piece for the beginning of a plan and one for later, each used once. */
export interface Obstacle {
  tag: string;
  /** 'you have little time', as part of a sentence. */
  words: string;
  early: Piece;
  late: Piece;
}

const obstacle = (tag: string, words: string, early: Piece, late: Piece): Obstacle => ({ tag, words, early, late });

/** In the order of the options of its question. */
export const obstacles: readonly Obstacle[] = [
  obstacle(
    'Time',
    'you have little time',
    {
      title: 'Find your hours',
      description: 'Write down for a week where your time goes, and fix the hours of this plan in your calendar.',
      action: 'Put the first hour into your calendar now.',
    },
    {
      title: 'Guard your hours',
      description: 'Look at the weeks behind you: which hours of this plan did you lose, to what, and who can help?',
      action: 'Count how many of the planned hours you kept last month.',
    },
  ),
  obstacle(
    'Where to begin',
    'you do not know where to begin',
    {
      title: 'Choose the first step with your mentor',
      description: 'Bring three possible first steps to your next session, and leave with one of them.',
      action: 'Write down three steps that you could take this week.',
    },
    {
      title: 'Choose what to leave out',
      description: 'Look at all that you could do next, and cross out half of it with your mentor.',
      action: 'List everything that you could do next.',
    },
  ),
  obstacle(
    'Confidence',
    'you lack confidence',
    {
      title: 'Keep a list of what worked',
      description: 'Write down one thing a week that went well because of you. Read it before hard moments.',
      action: 'Write down one thing that went well this week.',
    },
    {
      title: 'Do what you would have put off',
      description:
        'Choose something that would have frightened you at the start, and do it with your mentor behind you.',
      action: 'Tell your mentor what you have chosen.',
    },
  ),
  obstacle(
    'Contacts',
    'you know too few people',
    {
      title: 'Write to two people',
      description: 'Write to two people whose work you like, say why, and ask one question that is easy to answer.',
      action: 'Find the first of the two, and how to reach them.',
    },
    {
      title: 'Bring people together',
      description: 'Introduce two people whom you have met to each other, and stay in touch with five.',
      action: 'Think of two who should know each other.',
    },
  ),
  obstacle(
    'Motivation',
    'you lose motivation',
    {
      title: 'Make it visible',
      description: 'Put your plan where you see it daily, and tell somebody who will ask about it every week.',
      action: 'Choose who should ask you, and tell them so.',
    },
    {
      title: 'Remember why',
      description: 'Write half a page on what has changed already and why you began, and read it in your next session.',
      action: 'Write down the first thing that has changed.',
    },
  ),
  obstacle(
    'Skills',
    'you miss certain skills',
    {
      title: 'Name the missing skill',
      description: 'Name the one skill that would help most, and how you will notice that you have it.',
      action: 'Ask your mentor what they would learn first.',
    },
    {
      title: 'Use the new skill where it counts',
      description: 'Use what you have learned once where somebody depends on it, and ask how it was.',
      action: 'Choose when and where you will use it.',
    },
  ),
];

export const ownObstacle = (words: string): Obstacle =>
  obstacle(
    'What stands in the way',
    `something stands in your way (“${words}”)`,
    {
      title: 'Look at what stands in your way',
      description: `Write down when it last stopped you, and what would have helped: “${words}”.`,
      action: 'Describe the last time in three sentences.',
    },
    {
      title: 'Get around it once',
      description: `Agree with your mentor on one way around it, and try it: “${words}”.`,
      action: 'Think of two ways, however small.',
    },
  );

/** How experienced somebody is: how much is asked of them, and what they look back on. */
export interface Level {
  words: string;
  /** The {n} of an objective. */
  count: number;
  lookBack: string;
}

export const levels: readonly Level[] = [
  { words: 'you are just starting', count: 2, lookBack: 'What was new to you, and what do you still not understand?' },
  { words: 'you have some experience', count: 3, lookBack: 'What goes better today than it used to, and why?' },
  { words: 'you are experienced', count: 5, lookBack: 'Which habit of yours helped, and which one was in the way?' },
  { words: 'others ask you for advice', count: 7, lookBack: 'What would you tell somebody who asks you about it now?' },
];

export const ownLevel = (words: string): Level => ({
  words: `you describe yourself as “${words}”`,
  count: 4,
  lookBack: `Where do you stand now, compared with what you wrote: “${words}”?`,
});
