import { type Piece, piece } from './targets/piece.ts';

/**
 * How somebody likes to learn. It has objectives of its own, and says how to prepare for looking back; it is never added to
 * the first step of something else, which it may not fit.
 */
export interface Style {
  tag: string;
  /** 'you learn best by doing, so …', as a sentence without its end. */
  words: string;
  /** In this order, in months that have room for them. */
  pieces: readonly [Piece, Piece, Piece];
  /** How to prepare for looking back; they take turns. */
  lookBack: readonly [string, string, string];
}

const doing: Style = {
  tag: 'By doing',
  words: 'you learn best by doing, so part of it asks you to make something or to show it',
  pieces: [
    piece(
      'Make something small',
      'Turn what you have learned so far into something that others can use or look at, however small.',
      'Decide what it will be, and set aside an evening for it.',
    ),
    piece(
      'Do it a second time',
      'Choose something from this plan that did not go well, and do it again with what you know now.',
      'Choose what it is, and write down the one thing that you will change.',
    ),
    piece(
      'Do it where it counts',
      'Use what you have practised for something real, with a date and somebody who is waiting for the result.',
      'Agree the date with that person.',
    ),
  ],
  lookBack: [
    'Choose one thing that you made or did this month, and show it to your mentor.',
    'Do one thing from this month once more, and note what you did differently.',
    'Sketch your answer on one sheet of paper, and bring it to your session.',
  ],
};

const reading: Style = {
  tag: 'By reading',
  words: 'you learn best by reading, so part of it asks you to read or to write',
  pieces: [
    piece(
      'Read what helped your mentor',
      'Ask your mentor for two books or articles that helped them with this, and read them.',
      'Ask your mentor for the two titles.',
    ),
    piece(
      'Keep one page of notes',
      'Write the five ideas that you use most on one page, in your own words.',
      'Write down the first idea from memory.',
    ),
    piece(
      'Read somebody who disagrees',
      'Find a text that advises against what you do, and write down where it is right.',
      'Ask your mentor who would disagree with you.',
    ),
  ],
  lookBack: [
    'Write your answer in three sentences before your session.',
    'Read your notes of this month, and mark the line that matters most.',
    'Write half a page about it, and send it to your mentor before your session.',
  ],
};

const watching: Style = {
  tag: 'By watching and listening',
  words: 'you learn best by watching and listening, so part of it asks you to watch, to listen or to record yourself',
  pieces: [
    piece(
      'Watch somebody who is good at it',
      'Sit in with somebody, or watch a recording, and note three things that you want to try yourself.',
      'Ask one person whether you may watch them at work.',
    ),
    piece(
      'Watch yourself',
      'Record yourself once while you work on this plan, and note what you would keep and what you would change.',
      'Choose what you will record, and when.',
    ),
    piece(
      'Listen to people who have done it',
      'Listen to three talks or podcasts about it, and bring one question from them to your mentor.',
      'Choose the first one, and listen to it on your next journey.',
    ),
  ],
  lookBack: [
    'Record your answer on your phone in two minutes, and listen to it before your session.',
    'Ask somebody who saw you at work what they noticed, and listen to all of it.',
    'Say your answer aloud once before your session, as if your mentor were there.',
  ],
};

const together: Style = {
  tag: 'With other people',
  words: 'you learn best with other people, so part of it brings other people in',
  pieces: [
    piece(
      'Find somebody with the same aim',
      'Find somebody who wants something similar, and tell each other once a week what you have done.',
      'Ask one person whether they would like to do this with you.',
    ),
    piece(
      'Explain it to a friend',
      'Explain what you have learned to somebody who knows little about it, and note where you got stuck.',
      'Arrange half an hour with them.',
    ),
    piece(
      'Ask a small group',
      'Show something from this plan to three people at once, and ask what they would do differently.',
      'Invite the first of the three.',
    ),
  ],
  lookBack: [
    'Talk it over with a friend before your session.',
    'Ask somebody who worked with you this month how they would answer.',
    'Tell somebody at home your answer, and note what they ask you.',
  ],
};

/** In the order of the options of its question. */
export const styles: readonly Style[] = [doing, reading, watching, together];

export const ownStyle = (words: string): Style => ({
  tag: 'My own way',
  words: `you told us how you learn best (“${words}”), so part of it leaves you room for that`,
  pieces: [
    piece(
      'Learn in the way that suits you',
      `Work on one part of this plan in the way that you told us about: “${words}”.`,
      'Choose the part of the plan that suits it best.',
    ),
    piece(
      'Find more of what helps you learn',
      'Find one more chance to learn in the way that suits you, and tell your mentor what it taught you.',
      'Ask your mentor where they would look for it.',
    ),
    piece(
      'Compare two ways of learning',
      'Learn one thing in your own way and another in a new one, and note which of them stayed with you.',
      'Choose the two things.',
    ),
  ],
  lookBack: [
    'Prepare your answer in the way that suits you before your session.',
    'Note what helped you to learn this month, and bring it to your session.',
    'Think of one example for your answer before your session.',
  ],
});
