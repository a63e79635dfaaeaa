import { Temporal } from 'temporal-polyfill';
import { bandOf, type NpsBand, type NpsContext, standardBandOf } from '../../../../contract/surveys/index.ts';

/** Something has happened that its context of NPS asks about. */
export interface Reached {
  context: NpsContext;
  programId: number | null;
  at: Temporal.Instant;
}

/** For how many days after it happened people are asked: later they no longer know. */
const askedFor: Record<NpsContext, number> = {
  sign_up: 30,
  first_booking: 30,
  portal_first_booking_nps: 30,
  // Nothing is remembered when they skip it (NPS-03), so they are asked on the day alone.
  program_application: 1,
};

interface Known {
  /** Contexts that this person has answered (NPS-15), and those skipped less than seven days ago (NPS-03). */
  given: ReadonlySet<string>;
  skipped: ReadonlySet<string>;
}

/** B118: the first of what somebody has reached, in the order given, that they are to be asked about now. */
export const npsDueOf = (reached: readonly Reached[], { given, skipped }: Known, now: Temporal.Instant) =>
  reached.find(
    ({ context, at }) =>
      !given.has(context) &&
      !(skipped.has(context) && context !== 'program_application') &&
      Temporal.Instant.compare(now, at.add({ hours: 24 * askedFor[context] })) < 0,
  ) ?? null;

/** How many people chose this number from 0 to 10. */
export interface NpsAnswers {
  stars: number;
  people: number;
}

const noBody = { detractor: 0, passive: 0, promoter: 0 };

const countBy = (answers: readonly NpsAnswers[], of: (stars: number) => NpsBand) => {
  const bands = { ...noBody };
  for (const { stars, people } of answers) bands[of(stars)] += people;
  return bands;
};

/** B93: promoters less detractors, in whole percent of everybody, from -100 to 100; null while nobody has answered. */
const balanceOf = ({ detractor, passive, promoter }: typeof noBody) => {
  const all = detractor + passive + promoter;
  return all === 0 ? null : Math.round((100 * (promoter - detractor)) / all);
};

/** NPS-06, NPS-14, NPS-18: the documents' score, and the standard one beside it. */
export const npsScore = (answers: readonly NpsAnswers[]) => {
  const bands = countBy(answers, bandOf);
  const standard = countBy(answers, standardBandOf);
  return {
    total_respondents: answers.reduce((sum, { people }) => sum + people, 0),
    satisfaction_score: balanceOf(bands),
    bands,
    standard_nps: balanceOf(standard),
    standard_bands: standard,
  };
};
