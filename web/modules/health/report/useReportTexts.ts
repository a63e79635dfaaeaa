import { useLingui } from '@lingui/react/macro';
import type { JudgedPairing, PairingReport, SessionOfPair } from '../../../../contract/health/schemas/report.ts';
import { plainDay, shortDay, timeRange } from '../../../lib/time.ts';
import { namesOf } from '../People.tsx';
import { pointsOf } from '../trend-points.ts';
import { ofHundred, useConfidenceWords, usePartWords, useReasonWords, useScoreWords, useWayWords } from '../words.ts';

/** 'Nur Aisyah and Daniel Lim', or the group's name. */
export const useReportTitle = () => {
  const { t } = useLingui();
  return ({ name, mentee_participants: mentees, mentor_participants: mentors }: PairingReport) => {
    const [mentee, mentor] = [namesOf(mentees), namesOf(mentors)];
    return name ?? t`${mentee} and ${mentor}`;
  };
};

export const useStateWords = (): Record<SessionOfPair['state'], string> => {
  const { t } = useLingui();
  return {
    upcoming: t`Confirmed`,
    completed: t`Completed`,
    missed: t`Missed`,
    cancelled: t`Cancelled`,
    reported: t`Reported`,
  };
};

/** PAR-21 */
export const useNoSummary = () => {
  const { t } = useLingui();
  return {
    title: t`No Summary Available`,
    text: t`The mentoring summary is not yet available. Please check back later.`,
  };
};

/** The parts as bars, on the page and in the file. */
export const useParts = () => {
  const { t } = useLingui();
  const words = usePartWords();
  return ({ parts }: Pick<JudgedPairing, 'parts'>) => {
    const all = parts.reduce((sum, { weight }) => sum + weight, 0);
    return parts.map(({ part, value, weight, one_sided: oneSided }) => {
      const share = Math.round((100 * weight) / Math.max(1, all));
      const { label, note } = words[part];
      const weighs = oneSided ? t`weighs ${share}%, half while one side is silent` : t`weighs ${share}%`;
      const shown = value === null ? null : ofHundred(value);
      return {
        key: part,
        label,
        value: shown,
        said: shown === null ? t`No data yet` : t`${shown} of 100`,
        note: `${note} · ${weighs}`,
      };
    });
  };
};

const useHealthLines = () => {
  const { t } = useLingui();
  const scores = useScoreWords();
  const confidences = useConfidenceWords();
  const reason = useReasonWords();
  const ways = useWayWords();
  return (health: JudgedPairing) => {
    const why = reason(health);
    const score = why !== null && health.reason === 'new' ? t`New` : scores[health.pairing_health_score];
    const number = ofHundred(health.number);
    const raises = health.raises.map(({ way, gain }) => `${ways[way]}: +${ofHundred(gain)}`);
    return [
      t`${number} of 100 · ${score} · ${confidences[health.confidence]}`,
      ...(why === null ? [] : [why]),
      ...(raises.length === 0 ? [] : [t`What would raise it most: ${raises.join(', ')}`]),
    ];
  };
};

/** Everything that the file of a report says beside its summary. */
export const useReportTexts = (report: PairingReport, zone: string) => {
  const { t } = useLingui();
  const states = useStateWords();
  const partsOf = useParts();
  const linesOf = useHealthLines();
  const titleOf = useReportTitle();
  const none = useNoSummary();
  const since = shortDay(report.paired_at, zone);
  const { health } = report;
  const words = {
    title: titleOf(report),
    lead: t`Mentoring report · ${report.program.name} · paired since ${since}`,
    health: health && {
      heading: t`Pairing Health`,
      lines: linesOf(health),
      parts: partsOf(health).map(({ label, said, value, note }) => ({
        label,
        said,
        note,
        share: value === null ? null : value / 100,
      })),
      trendHeading: t`Trend over six months`,
      trend: null,
    },
    summaryHeading: t`Mentoring summary`,
    noSummary: `${none.title} - ${none.text}`,
    sessions: {
      heading: t`Sessions`,
      heads: [t`Topic`, t`When`, t`Status`],
      rows: report.sessions.map(({ topic, start_time: start, end_time: end, state }) => [
        topic,
        `${shortDay(start, zone)}, ${timeRange(start, end, zone)}`,
        states[state],
      ]),
    },
    page: (at: number, of: number) => t`Page ${at} of ${of}`,
  };
  const trend = pointsOf(
    (health?.trend ?? []).map(({ day, number }) => ({ day, value: ofHundred(number) })),
    plainDay,
  );
  return { words, trend };
};

export type ReportTexts = ReturnType<typeof useReportTexts>;
