import { piece, type Target } from './piece.ts';

export const career: Target = {
  tag: 'Career change',
  aim: 'to change your career',
  pieces: {
    footing: [
      piece(
        'Find out what draws you',
        'Write down {n} days at work on which you forgot the time, and what they had in common.',
        'Write down the last such day.',
      ),
      piece(
        'Look at three fields',
        'Describe three fields by a working day, the pay after five years, and what people complain about.',
        'Choose the first field, and find {n} people in it.',
      ),
    ],
    build: [
      piece(
        'Ask those who made the change',
        'Talk to {n} people who came to the field from elsewhere: how, how long it took, what they would do again.',
        'Write to the first of them.',
      ),
      piece(
        'See what carries over',
        'List what you can do already that the new field needs, and what is missing.',
        'Take one advertisement, and mark what you have.',
      ),
    ],
    practise: [
      piece(
        'Try it for real',
        'Do a piece of work of the new field for {n} days: for a friend, a charity or your own company.',
        'Find whom it would help.',
      ),
      piece(
        'Close the first gap',
        'Choose the missing skill that matters most, and learn it far enough to use it once.',
        'Ask your mentor which one it is.',
      ),
    ],
    show: [
      piece(
        'Tell your story',
        'Say in one minute why you change, what you bring and what you look for, so that {n} people understand it.',
        'Record yourself once.',
      ),
      piece(
        'Show work of the new field',
        'Collect {n} examples of it in one place that you can send around.',
        'Write about the first in half a page.',
      ),
    ],
    stretch: [
      piece(
        'Plan the money',
        'Work out how long you can live on what you have, and what the change may cost.',
        'Add up what you spent last month.',
      ),
      piece(
        'Open the first door',
        'Apply for {n} positions, projects or courses that lead into the field.',
        'Choose the one with the nearest deadline.',
      ),
    ],
    passOn: [
      piece(
        'Leave well',
        'Decide when and how you leave, and what you hand over to whom.',
        'Write down what only you know.',
      ),
      piece(
        'Settle in',
        'Name {n} people who can tell you how things are done there, and ask them.',
        'Prepare three questions.',
      ),
    ],
  },
};
