import { type Piece, piece, type Target } from './piece.ts';

/** {aim} is what somebody wrote. */
const pieces: Target['pieces'] = {
  footing: [
    piece(
      'Say what success looks like',
      'Describe how somebody else would see that you have reached it: “{aim}”.',
      'Write it as if it had happened already.',
    ),
    piece(
      'Find out what it takes',
      'Ask {n} people who have done something like it what was harder than they thought.',
      'Write to the first of these people.',
    ),
  ],
  build: [
    piece(
      'Cut it into steps',
      'Write down the {n} steps that lead there, and which of them you can take alone.',
      'Write down the first of these steps.',
    ),
    piece(
      'Get what you need',
      'List what you need: time, tools, people, money. Get the first of it.',
      'Cross out what you could do without.',
    ),
  ],
  practise: [
    piece(
      'Take the step that is hardest',
      'Choose the step that you would rather put off, and take it in a small form.',
      'Say when and where you will take it.',
    ),
    piece(
      'Repeat what works',
      'Do what brought you further {n} times, on days that you fixed beforehand.',
      'Put the days into your calendar.',
    ),
  ],
  show: [
    piece(
      'Show how far you have come',
      'Show {n} people what you have done, and ask what is missing.',
      'Choose whom you will show it to first.',
    ),
    piece(
      'Measure it',
      'Decide on one figure that says whether you are coming closer, and write it down every week.',
      'Write down where it stands today.',
    ),
  ],
  stretch: [
    piece(
      'Aim a little higher',
      'Set yourself something that may fail, and agree with your mentor what you learn if it does.',
      'Write down what you will try.',
    ),
    piece(
      'Make room for it',
      'Give up {n} things that take time and bring you no nearer.',
      'Write down what you did last week instead.',
    ),
  ],
  passOn: [
    piece(
      'Keep it',
      'Decide what you go on doing when this plan has ended, and what reminds you.',
      'Put the first reminder into your calendar.',
    ),
    piece(
      'Help somebody with the same aim',
      'Tell {n} people what you would do again, and what not.',
      'Write your advice down in five sentences.',
    ),
  ],
};

const filled = (words: string) => (one: Piece) => ({
  ...one,
  description: one.description.replaceAll('{aim}', () => words),
});

const inWords = (words: string): Target['pieces'] => {
  const fill = filled(words);
  const both = ([first, second]: readonly [Piece, Piece]) => [fill(first), fill(second)] as const;
  const { footing, build, practise, show, stretch, passOn } = pieces;
  return {
    footing: both(footing),
    build: both(build),
    practise: both(practise),
    show: both(show),
    stretch: both(stretch),
    passOn: both(passOn),
  };
};

/** For an aim in somebody's own words. */
export const ownTarget = (words: string): Target => ({
  tag: 'Own aim',
  aim: `to reach what you wrote: “${words}”`,
  pieces: inWords(words),
});
