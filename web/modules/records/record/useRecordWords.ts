import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import type { Certificate, OwnRecord, RecordSession } from '../../../../contract/records/schemas.ts';
import type { OwnReview } from '../../../../contract/reviews/schemas/shown.ts';
import { serverNow } from '../../../lib/clock.ts';
import { paths } from '../../../lib/paths.ts';
import { productName } from '../../../lib/product.ts';
import { plainDay, shortDay, timeOfDay } from '../../../lib/time.ts';
import { datesWords, hoursWords, useFormWords, useStatusWords } from '../words.ts';
import type { RecordWords } from './record-file.ts';

const useCertificateWords = () => {
  const { t } = useLingui();
  return (certificate: Certificate): RecordWords['certificates'][number] => ({
    heading: t`Certificate of completion`,
    facts: [
      [t`Number`, certificate.number],
      [t`Name`, certificate.name],
      [t`Program`, certificate.program_name],
      [t`Dates`, datesWords(certificate)],
      [t`Hours`, hoursWords(certificate.minutes)],
      [t`Address`, window.location.origin + paths.certificate(certificate.number)],
    ],
  });
};

const useSessionsWords = (zone: string) => {
  const { t } = useLingui();
  const forms = useFormWords();
  return (sessions: readonly RecordSession[]): RecordWords['sessions'] => ({
    heading: t`Completed sessions`,
    none: t`No sessions yet.`,
    heads: [t`When`, t`Mentor`, t`Topic`, t`Length`],
    rows: sessions.map(({ start_at: start, mentor, topic, minutes, form }) => [
      `${shortDay(start, zone)}, ${timeOfDay(start, zone)}`,
      mentor,
      topic === '' ? t`No topic given.` : topic,
      `${hoursWords(minutes)}, ${forms[form]}`,
    ]),
  });
};

const useGoalsWords = () => {
  const { t } = useLingui();
  const statuses = useStatusWords();
  return (goals: OwnRecord['goals']): RecordWords['goals'] =>
    goals && {
      heading: t`Goals`,
      lines: [goals.description, t`${goals.done} of ${goals.total} objectives done (${goals.percent}%)`],
      heads: [t`Month`, t`Objective`, t`Status`, t`What came of it`],
      rows: goals.objectives.map((one) => [
        String(one.month),
        one.title,
        one.status === 'done' ? statuses.done : `${statuses[one.status]} (${plainDay(one.due_date)})`,
        [one.evidence_note, one.evidence_link ?? ''].filter((text) => text !== '').join(' '),
      ]),
    };
};

const useReflectionsWords = (zone: string) => {
  const { t } = useLingui();
  const said = ({ person, submitted_at: at, star_rating: stars, ...review }: OwnReview) => {
    const { feedback_text: text, thank_you_note: thanks, badges } = review;
    const starWords = stars === null ? [] : [plural(stars, { one: '# star', other: '# stars' })];
    return {
      by: [person?.full_name ?? t`The group`, shortDay(at, zone), ...starWords].join(' · '),
      texts: [text ?? '', thanks ?? '', badges.map(({ name }) => name).join(', ')].filter((line) => line !== ''),
    };
  };
  return ({ reflections, reflections_private: kept }: OwnRecord): RecordWords['reflections'] => ({
    heading: t`What mentors said`,
    none: kept ? t`Only the admins of this program read what is said of others.` : t`No reviews yet`,
    said: reflections.map(said),
  });
};

/** What the PDF says. */
export const useRecordWords = (zone: string) => {
  const { t } = useLingui();
  const certificateWords = useCertificateWords();
  const sessionsWords = useSessionsWords(zone);
  const goalsWords = useGoalsWords();
  const reflectionsWords = useReflectionsWords(zone);
  return (record: OwnRecord): RecordWords => {
    const { name, program, certificate, certificates } = record;
    const place = program?.name ?? productName();
    return {
      title: t`Mentoring record`,
      lead: `${name} · ${place}`,
      facts: [
        [t`Name`, name],
        [program ? t`Program` : t`Platform`, place],
        [t`Sessions`, String(record.session_count)],
        [t`Hours`, hoursWords(record.minutes)],
        [t`As of`, shortDay(serverNow(), zone)],
      ],
      certificates: [...(certificate ? [certificate] : []), ...certificates].map(certificateWords),
      sessions: sessionsWords(record.sessions),
      goals: goalsWords(record.goals),
      reflections: reflectionsWords(record),
      foot: `${name} · ${place}`,
      page: (at, of) => t`Page ${at} of ${of}`,
    };
  };
};
