import { piece, type Target } from './piece.ts';

export const career: Target = {
  tag: 'Career change',
  aim: 'to change your career',
  // With few months there is no leaving and no settling in: applying is as far as they go.
  stages: {
    2: ['footing', 'stretch'],
    3: ['footing', 'show', 'stretch'],
    4: ['footing', 'practise', 'show', 'stretch'],
  },
  pieces: {
    footing: [
      piece(
        'Find out what draws you',
        'Write down {n} days at work on which you forgot the time, and what they had in common.',
        'Write down what you did on the last of these days.',
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
        'Write to the first of these people.',
      ),
      piece(
        'See what carries over',
        'List what you can do already that the new field needs, and what is missing.',
        'Take one job advertisement, and mark what you can do already.',
      ),
    ],
    practise: [
      piece(
        'Try it for real',
        'Do a piece of work of the new field for {n} days: for a friend, a charity or your own company.',
        'Find somebody whom such work would help.',
      ),
      piece(
        'Close the first gap',
        'Choose the missing skill that matters most, and learn it far enough to use it once.',
        'Ask your mentor which missing skill matters most.',
      ),
    ],
    show: [
      piece(
        'Tell your story',
        'Say in one minute why you change, what you bring and what you look for, so that {n} people understand it.',
        'Say it aloud once, and time yourself.',
      ),
      piece(
        'Show work of the new field',
        'Collect {n} examples of it in one place that you can send around.',
        'Write half a page about the first example.',
      ),
    ],
    stretch: [
      piece(
        'Apply in the new field',
        'Apply for {n} jobs in the field, or projects that lead into it, and prepare for the interviews with your mentor.',
        'Choose the one with the nearest deadline, and note what it asks for.',
      ),
      piece(
        'Plan the money',
        'Work out how long you can live on what you have, and what the change may cost.',
        'Add up what you spent last month.',
      ),
    ],
    passOn: [
      piece(
        'Leave well',
        'Once you have the new job, decide when and how you leave, and what you hand over to whom.',
        'List what only you know in your present job.',
      ),
      piece(
        'Settle in',
        'Name {n} people who can tell you how things are done in the new job, and ask them.',
        'Write down three questions for the first of them.',
      ),
    ],
  },
};
