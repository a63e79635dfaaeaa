/** NPS-04: when somebody is asked how likely they are to recommend us. */
export const npsContexts = ['sign_up', 'first_booking', 'program_application', 'portal_first_booking_nps'] as const;
export type NpsContext = (typeof npsContexts)[number];

/** B119: what somebody with a low score is unhappy about. */
export const npsAreas = [
  'Finding a Mentor',
  'Booking a Session',
  'Video Call',
  'Buying Mentorship Credits',
  'Goal Setting',
  'Events',
  'Customer Support',
  'Others',
] as const;
export type NpsArea = (typeof npsAreas)[number];

/** NPS-11 */
export const npsCategories = ['General Feedback', 'Platform Issue'] as const;
export type NpsCategory = (typeof npsCategories)[number];

export const npsLimits = { stars: 10, comment: 2000, areas: npsAreas.length } as const;

/** NPS-09: nobody buys credits in a portal. */
export const areasOf = (context: NpsContext): readonly NpsArea[] =>
  context === 'portal_first_booking_nps' ? npsAreas.filter((area) => area !== 'Buying Mentorship Credits') : npsAreas;

const asksFrom = 6;
const promoterFrom = 9;

/** NPS-07, NPS-08: a score that is only taken with an area and a comment. */
export const asksForMore = (stars: number) => stars < asksFrom;

/** NPS-11: of a score from 0 to 10. */
export const categoryOf = (stars: number): NpsCategory => (asksForMore(stars) ? 'Platform Issue' : 'General Feedback');

export const npsBands = ['detractor', 'passive', 'promoter'] as const;
export type NpsBand = (typeof npsBands)[number];

/** NPS-06, A59: the documents' bands of a score from 0 to 10: 0–5, 6–8, 9–10. */
export const bandOf = (stars: number): NpsBand => {
  if (asksForMore(stars)) return 'detractor';
  return stars < promoterFrom ? 'passive' : 'promoter';
};

/** NPS-18, M09: the bands of the standard: 0–6, 7–8, 9–10. */
export const standardBandOf = (stars: number): NpsBand => {
  if (stars <= asksFrom) return 'detractor';
  return stars < promoterFrom ? 'passive' : 'promoter';
};

/** B90: what kind of answer a question takes. */
export const surveyQuestionTypes = ['scale', 'stars', 'text', 'options'] as const;
export type SurveyQuestionType = (typeof surveyQuestionTypes)[number];

/** B90 */
export const surveyStates = ['draft', 'ongoing', 'completed'] as const;
export type SurveyState = (typeof surveyStates)[number];

export const surveyActs = ['change', 'send', 'remind', 'close', 'delete'] as const;
export type SurveyAct = (typeof surveyActs)[number];

/** Limits, in characters unless stated otherwise. */
export const surveyLimits = {
  title: 100,
  description: 2000,
  questions: 30,
  questionTitle: 300,
  questionDescription: 1000,
  options: 20,
  optionText: 200,
  answer: 2000,
  scaleEnd: 10,
  stars: 5,
  /** How far ahead a survey can be planned. */
  daysAhead: 365,
} as const;

/** M45: of an anonymous survey nothing is shown before so many people have answered. */
export const anonymousFrom = 5;
