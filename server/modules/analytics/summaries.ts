import type {
  LearningSummary,
  PairingHealthSummary,
  Satisfaction,
  SessionCompletion,
  SurveySummary,
} from '../../../contract/analytics/index.ts';
import type { Tx } from '../../platform/work.ts';
import type { ProgrammeRow } from '../programmes/index.ts';
import { npsOf, npsScore, surveysOf } from '../surveys/index.ts';
import type { AnalyticsPorts } from './ports.ts';
import { bandsOf } from './queries/health.ts';
import { peopleIn } from './queries/people.ts';
import { dueIn, sessionsByStatus, sessionsIn } from './queries/sessions.ts';
import { reviewsOwed, starsIn } from './queries/tallies.ts';
import type { Counter, Reader } from './reader.ts';
import { spanOf } from './rules/days.ts';
import { mean, percent } from './rules/shares.ts';

/** ANA-10 */
export const presentUserSummary = async (tx: Tx, { program }: ProgrammeRow) => {
  const { admins, mentors, mentees } = await peopleIn(tx, program.id);
  return {
    total_users_count: admins + mentors + mentees,
    admins_count: admins,
    mentors_count: mentors,
    mentees_count: mentees,
  };
};

/** ANA-11, B93 */
export const presentBookingSummary = async ({ tx, now }: Counter, { program }: ProgrammeRow) => {
  const { total, held } = await sessionsIn(tx, program.id);
  const due = await dueIn(tx, program.id, now);
  const { given, owed } = await reviewsOwed(tx, program.id);
  return {
    total_bookings_count: total,
    completion_percentage: percent(held, due),
    rating_percentage: percent(given, owed),
  };
};

/** ANA-03, B93: days follow the reader's own calendar. A session with a review is partially or fully rated. */
export const presentCompletion = async (
  { tx, actor }: Reader,
  { program }: ProgrammeRow,
  { from_date: from, to_date: to }: { from_date?: string | undefined; to_date?: string | undefined },
): Promise<SessionCompletion> => {
  const sessions = await sessionsByStatus(tx, program.id, spanOf(actor.timezone, from ?? null, to ?? null));
  return {
    conducted_bookings: sessions('completed', 'partially_rated', 'fully_rated'),
    upcoming_bookings: sessions('upcoming'),
    reflected_bookings: sessions('partially_rated', 'fully_rated'),
  };
};

/** ANA-04: the stars that each side gave, as everywhere (A107); nothing is said of objectives that nobody has. */
export const presentLearning = async (
  { tx, now }: Counter,
  { program }: ProgrammeRow,
  { objectivesOf }: AnalyticsPorts,
): Promise<LearningSummary> => {
  const rows = await starsIn(tx, program.id);
  const given = (side: 'mentee' | 'mentor') => {
    const own = rows.filter(({ by }) => by === side);
    const answers = own.reduce((sum, { reviews }) => sum + reviews, 0);
    return mean(
      own.reduce((sum, { stars, reviews }) => sum + stars * reviews, 0),
      answers,
    );
  };
  const objectives = await objectivesOf(tx, program.id, now);
  return {
    average_mentee_rating: given('mentee'),
    average_mentor_rating: given('mentor'),
    objectives: objectives.total === 0 ? null : objectives,
  };
};

/** ANA-06, B93 */
export const presentSatisfaction = async (tx: Tx, { program }: ProgrammeRow): Promise<Satisfaction> => {
  const rows = await starsIn(tx, program.id);
  const count = (least: number, most: number) =>
    rows.filter(({ stars }) => stars >= least && stars <= most).reduce((sum, { reviews }) => sum + reviews, 0);
  return { satisfied: count(4, 5), neutral: count(3, 3), dissatisfied: count(1, 2) };
};

/** ANA-05, NPS-18: the documents' score and the standard one; their bands are on the page of NPS. */
export const presentNps = async (tx: Tx, { program }: ProgrammeRow) => {
  const { total_respondents, satisfaction_score, standard_nps } = npsScore(await npsOf(tx, program.id));
  return { total_respondents, satisfaction_score, standard_nps };
};

/** B90, NPS-17 */
export const presentSurveys = async (tx: Tx, { program }: ProgrammeRow): Promise<SurveySummary> => {
  const { completed, ongoing, sent, answered } = await surveysOf(tx, program.id);
  return {
    completed_survey_count: completed,
    ongoing_survey_count: ongoing,
    survey_sent_count: sent,
    respond_rate: percent(answered, sent),
  };
};

/** ANA-14 */
export const presentPairingHealth = async (
  tx: Tx,
  { program }: ProgrammeRow,
  type: 'pair' | 'group',
): Promise<PairingHealthSummary> => ({ type, ...(await bandsOf(tx, program.id, type)) });
