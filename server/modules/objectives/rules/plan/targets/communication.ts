import { piece, type Target } from './piece.ts';

export const communication: Target = {
  tag: 'Communication',
  aim: 'to communicate with confidence',
  pieces: {
    footing: [
      piece(
        'Notice how you come across',
        'Ask {n} people how you come across in meetings, and what they would like more of.',
        'Ask one of them after the next meeting.',
      ),
      piece(
        'Begin each message with its point',
        'Write the first sentence of every message so that it is enough by itself.',
        'Rewrite the last long message that you sent.',
      ),
    ],
    build: [
      piece(
        'Speak early',
        'Say something in the first ten minutes of {n} meetings: a question is enough.',
        'Write the question down beforehand.',
      ),
      piece(
        'Listen so that it shows',
        'Repeat what you heard in your own words before you answer, once a day.',
        'Try it in your next conversation.',
      ),
    ],
    practise: [
      piece(
        'Give short talks',
        'Speak for three minutes without notes {n} times: to yourself, to a friend, to a group.',
        'Record the first one, and listen to it once.',
      ),
      piece(
        'Say no',
        'Decline something kindly and without a long excuse, and offer what you can do.',
        'Write down the sentence that you want to use.',
      ),
    ],
    show: [
      piece(
        'Present something that matters',
        'Present to {n} people who decide: the point first, then three reasons, then what you need.',
        'Write the point on one card.',
      ),
      piece(
        'Tell stories',
        'Collect {n} stories from your work that show who you are, and use one.',
        'Write down one with a beginning, a turn and an end.',
      ),
    ],
    stretch: [
      piece(
        'Talk to strangers',
        'Begin a conversation with {n} people whom you do not know, at an event or online.',
        'Choose the event, and put it into your calendar.',
      ),
      piece(
        'Stay calm under pressure',
        'Rehearse the question that you fear with your mentor until your answer is calm and short.',
        'Write down the question that you fear.',
      ),
    ],
    passOn: [
      piece(
        'Moderate a discussion',
        'Lead a conversation of {n} people in which everybody speaks and something is decided.',
        'Write down the question that the discussion has to answer.',
      ),
      piece(
        'Help somebody find words',
        'Help a colleague to prepare what they have to say, and listen to it.',
        'Find out who in your team has to speak next, and offer your help.',
      ),
    ],
  },
};
