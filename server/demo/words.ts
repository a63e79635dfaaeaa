import notes from '../../db/demo/notes.json' with { type: 'json' };
import reviews from '../../db/demo/reviews.json' with { type: 'json' };
import topics from '../../db/demo/topics.json' with { type: 'json' };
import type { BookingSide } from '../../contract/bookings/index.ts';
import type { Dice } from './dice.ts';
import type { Gender } from '../modules/profiles/demo.ts';

export type Subject = keyof typeof topics;

const isSubject = (name: string): name is Subject => name in topics;

/** The subject of that name; a name that db/demo/topics.json lacks is a mistake in the data. */
export const subjectNamed = (name: string): Subject => {
  if (!isSubject(name)) throw new Error(`db/demo/topics.json has no subject '${name}'`);
  return name;
};

export const subjects = Object.keys(topics).map(subjectNamed);

/** What a mentee writes in a request: topic, one to three objectives, and now and then more. */
export const requestWords = (dice: Dice, subject: Subject) => ({
  topic: dice.pick(topics[subject].topics),
  objectives: dice.some(topics[subject].objectives, dice.between(1, 3)),
  brief: dice.chance(0.35) ? dice.pick(notes.briefs) : null,
  discussionPoints: dice.chance(0.3) ? dice.some(notes.discussionPoints, dice.between(1, 3)) : [],
  links: dice.chance(0.2) ? dice.some(notes.links, dice.between(1, 2)) : [],
});

export const cancelReason = (dice: Dice, by: BookingSide | 'admin') => dice.pick(notes.cancelReasons[by]);
export const rescheduleReason = (dice: Dice, by: BookingSide) => dice.pick(notes.rescheduleReasons[by]);
export const otherReportReason = (dice: Dice) => dice.pick(notes.otherReportReasons);
export const noteBefore = (dice: Dice, by: BookingSide) => dice.pick(notes.notesBefore[by]);
export const noteAfter = (dice: Dice) => dice.pick(notes.notesAfter);

const pronouns: Record<Gender, Record<string, string>> = {
  female: { they: 'she', them: 'her', their: 'her', themselves: 'herself' },
  male: { they: 'he', them: 'him', their: 'his', themselves: 'himself' },
};

/** Fills the person being spoken about into a text: {name}, {they}, {Their} … */
export const about = (text: string, person: { firstname: string; gender: Gender }): string =>
  text.replaceAll(/\{(\w+)\}/g, (token, word: string) => {
    if (word === 'name') return person.firstname;
    const pronoun = pronouns[person.gender][word.toLowerCase()];
    if (pronoun === undefined) return token;
    return word === word.toLowerCase() ? pronoun : pronoun.charAt(0).toUpperCase() + pronoun.slice(1);
  });

export interface ReviewSituation {
  /** The author's side. */
  by: BookingSide;
  stars: number;
  subject: Subject;
  /** How many sessions the two had before. */
  earlier: number;
  person: { key: string; firstname: string; gender: Gender };
}

/**
 * Finds a review text that fits the stars and the subject, and a word of thanks. Nobody gets the same sentence twice;
 * when all fitting sentences have been used, the review has stars only.
 */
export const reviewWriter = (dice: Dice) => {
  const said = new Set<string>();
  const sayOnce = (person: ReviewSituation['person'], texts: readonly string[]): string | null => {
    const [text] = dice.shuffled(texts.filter((one) => !said.has(`${person.key} ${one}`)));
    if (text === undefined) return null;
    said.add(`${person.key} ${text}`);
    return about(text, person);
  };
  return {
    review: ({ by, stars, subject, earlier, person }: ReviewSituation): string | null => {
      const fitting = (by === 'mentee' ? reviews.ofMentors : reviews.ofMentees).filter(
        (one) => one.stars === stars && (one.about === null || one.about === subject) && (!one.again || earlier >= 2),
      );
      return sayOnce(
        person,
        fitting.map(({ text }) => text),
      );
    },
    thanks: ({ subject, earlier, person }: Omit<ReviewSituation, 'by' | 'stars'>): string | null => {
      const fitting = notes.thankYous.filter(
        (one) => (one.about.length === 0 || one.about.includes(subject)) && (!one.again || earlier >= 1),
      );
      return sayOnce(
        person,
        fitting.map(({ text }) => text),
      );
    },
  };
};

/** All texts, for counting and proofreading. */
export const allWords = {
  topics: subjects.flatMap((subject) => topics[subject].topics),
  objectives: subjects.flatMap((subject) => topics[subject].objectives),
  reviews: [...reviews.ofMentors, ...reviews.ofMentees],
  ...notes,
};
