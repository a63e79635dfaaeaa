import type { Temporal } from 'temporal-polyfill';
import { openDocument } from '../../../../contract/pdf/document.ts';
import { dayIn } from '../../../telling/times.ts';
import type { ProgrammeRow } from '../../programmes/index.ts';
import type { ReportFigures } from './figures.ts';
import { monthName, reportWords as words } from './words.ts';

type Document = ReturnType<typeof openDocument>;

const strong = (text: string) => [{ text, strong: true }];
const shareOf = (part: number, whole: number) => (whole === 0 ? 0 : part / whole);

/** '#206ca8' as three shares of 1. */
const sharesOf = (hex: string): [number, number, number] => {
  const of = (at: number) => (Number.parseInt(hex.slice(at, at + 2), 16) || 0) / 255;
  return [of(1), of(3), of(5)];
};

const sums = (
  { heading, sum }: Document,
  title: string,
  rows: readonly (readonly [label: string, value: string])[],
) => {
  heading(strong(title));
  for (const [label, value] of rows) sum(label, value);
};

const writeMonth = (document: Document, { sessions, times }: ReportFigures, month: string) => {
  sums(document, words.inMonth(month), [
    [words.conducted, String(sessions.conducted_bookings)],
    [words.reflected, String(sessions.reflected_bookings)],
    [words.upcoming, String(sessions.upcoming_bookings)],
  ]);
  const { created, confirmed, completed, canceled, reviewed, joined } = words.times;
  sums(document, words.activities(month), [
    [created, String(times.created)],
    [confirmed, String(times.confirmed)],
    [completed, String(times.completed)],
    [canceled, String(times.canceled)],
    [reviewed, String(times.reviewed)],
    [joined, String(times.joined)],
  ]);
};

const writePeople = (document: Document, { people, engagement, funnel }: ReportFigures) => {
  sums(document, words.people, [
    [words.mentees, String(people.mentees_count)],
    [words.mentors, String(people.mentors_count)],
    [words.admins, String(people.admins_count)],
  ]);
  for (const { user_type: side, members_count: all, ...row } of engagement) {
    document.heading(strong(words.engagementOf[side]));
    for (const key of ['active', 'arranged', 'quiet', 'not_started'] as const)
      document.bar({
        label: words.engagement[key],
        said: words.ofPeople(row[key], all),
        share: shareOf(row[key], all),
        note: '',
      });
  }
  document.heading(strong(words.funnel));
  for (const { step, people: reached, percentage } of funnel.steps)
    document.bar({
      label: words.steps[step],
      said: String(reached),
      share: percentage / 100,
      note: words.ofInvited(percentage),
    });
};

const writePairs = (document: Document, { pairings, health }: ReportFigures) => {
  sums(document, words.pairs, [
    [words.pairsOn, String(pairings.pairs)],
    [words.groupsOn, String(pairings.groups)],
  ]);
  for (const band of ['great', 'fair', 'poor'] as const)
    document.bar({
      label: words.bands[band],
      said: words.ofPeople(health[band], health.total),
      share: shareOf(health[band], health.total),
      note: '',
    });
};

const writeQuality = (document: Document, { all, learning, satisfaction, nps, answers }: ReportFigures) => {
  const stars = (value: number | null) => (value === null ? words.none : value.toFixed(1));
  const score = nps.satisfaction_score === null ? words.none : String(nps.satisfaction_score);
  sums(document, words.quality, [
    [words.bookings, String(all.total_bookings_count)],
    [words.completion, words.percent(all.completion_percentage)],
    [words.rated, words.percent(all.rating_percentage)],
    [words.byMentees, stars(learning.average_mentee_rating)],
    [words.byMentors, stars(learning.average_mentor_rating)],
    [words.satisfied, String(satisfaction.satisfied)],
    [words.neutral, String(satisfaction.neutral)],
    [words.dissatisfied, String(satisfaction.dissatisfied)],
    ...(nps.total_respondents === 0 ? [] : [[words.nps(nps.total_respondents), score] as const]),
  ]);
  sums(document, words.requests, [
    [words.asked, String(answers.requests)],
    [words.accepted, String(answers.accepted)],
    [words.waiting, String(answers.waiting)],
  ]);
};

interface About {
  programme: ProgrammeRow;
  month: Temporal.PlainDate;
  now: Temporal.Instant;
  product: string;
}

/** M16: the report as a file whose text is text. */
export const reportFile = (figures: ReportFigures, { programme, month, now, product }: About) => {
  const { name, timezone } = programme.program;
  const said = monthName(month);
  const title = words.title(name, said);
  const brand = sharesOf(programme.label.dashboardPrimaryColour);
  const document = openDocument({ title, language: 'en', brand });
  document.title(title);
  document.lead(words.lead(dayIn(now, timezone), timezone));
  writeMonth(document, figures, said);
  writePeople(document, figures);
  writePairs(document, figures);
  writeQuality(document, figures);
  return document.file(words.foot(name, product), words.page);
};

export const reportFileName = (month: Temporal.PlainDate) => `monthly-report-${month.toString().slice(0, 7)}.pdf`;
