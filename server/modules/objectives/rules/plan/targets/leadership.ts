import { piece, type Target } from './piece.ts';

export const leadership: Target = {
  tag: 'Leadership',
  aim: 'to grow into leadership',
  pieces: {
    footing: [
      piece(
        'See how leaders work',
        'Watch {n} people lead, and write down what they do that works, and what you would do differently.',
        'Choose one meeting this week in which you only observe.',
      ),
      piece(
        'Know your own style',
        'Ask {n} people who work with you what they would miss if you left, and what they would not.',
        'Ask the first of them today, by message.',
      ),
    ],
    build: [
      piece(
        'Lead something small',
        'Take over a task that needs {n} people, agree who does what by when, and see it through.',
        'Find the task, and ask whether you may have it.',
      ),
      piece(
        'Learn to delegate',
        'Hand over work that you like doing, with the result you need instead of the way to get there.',
        'List what only you can do, and what others could learn.',
      ),
    ],
    practise: [
      piece(
        'Give feedback',
        'Give {n} people feedback within a day of what you saw: what happened, what came of it, what you suggest.',
        'Prepare the first one in three sentences.',
      ),
      piece(
        'Run meetings people want',
        'Run {n} meetings with an aim, an end and a list of what was decided.',
        'Write the aim of your next meeting in one sentence, or cancel it.',
      ),
    ],
    show: [
      piece(
        'Have the hard conversation',
        'Choose a conversation that you have put off, prepare it with your mentor, and have it.',
        'Write down what you want to be true afterwards.',
      ),
      piece(
        'Speak for your team',
        'Present what your team has done to {n} people who decide, and what it needs.',
        'Collect three results, each with a figure.',
      ),
    ],
    stretch: [
      piece(
        'Decide without knowing everything',
        'Make a decision that you have been putting off, write down why, and look at it again in a month.',
        'Write down the decision, and what would change your mind.',
      ),
      piece(
        'Lead beyond your team',
        'Start something with {n} people whom you have no say over, and win them for it.',
        'Find out what the first of them would gain from it.',
      ),
    ],
    passOn: [
      piece(
        'Make somebody else a leader',
        'Choose one person, agree what they take over from you, and be there without taking it back.',
        'Think of the colleague whom everybody would trust with it, and ask them.',
      ),
      piece(
        'Write down how you lead',
        'One page on what people can expect of you, and what you expect. Show it to {n} of them.',
        'Write the first three sentences of it.',
      ),
    ],
  },
};
