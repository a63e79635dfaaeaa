import { useLingui } from '@lingui/react/macro';
import { IconDownload, IconFileAlert, IconMessageCircle } from '@tabler/icons-react';
import { useRef } from 'react';
import type { PairingInsight, PairingReport } from '../../../../contract/health/schemas/report.ts';
import { CallRefused } from '../../../lib/call.ts';
import { usePageTitle } from '../../../lib/page-title.ts';
import { shortDay, timeRange } from '../../../lib/time.ts';
import { Button } from '../../../ui/Button.tsx';
import { SectionCard } from '../../../ui/Card.tsx';
import { DetailPage } from '../../../ui/frames/DetailPage.tsx';
import { MessagePage } from '../../../ui/frames/MessagePage.tsx';
import { Stack } from '../../../ui/Layout.tsx';
import { SkeletonDetail } from '../../../ui/Skeletons.tsx';
import { EmptyState } from '../../../ui/States.tsx';
import { Timeline } from '../../../ui/Timeline.tsx';
import { usePairingInsight, usePairingReport } from '../queries.ts';
import { HealthSection } from './HealthSection.tsx';
import { Summary } from './Summary.tsx';
import { useDownload } from './useDownload.ts';
import { useReportTexts, useReportTitle, useStateWords } from './useReportTexts.ts';

interface Props {
  pairingId: number;
  zone: string;
  /** Where 'Back to Pairings' leads. */
  backHref: string;
  /** Where this reader finds a session. */
  sessionHref: (bookingId: number) => string;
}

const tones = { completed: 'done', upcoming: 'now', missed: 'later', cancelled: 'later', reported: 'later' } as const;

const Sessions = ({ sessions, zone }: Pick<PairingReport, 'sessions'> & { zone: string }) => {
  const { t } = useLingui();
  const states = useStateWords();
  if (sessions.length === 0) return <EmptyState compact title={t`No session has been arranged yet`} />;
  return (
    <Timeline
      label={t`Sessions`}
      items={sessions.toReversed().map(({ booking_id: id, topic, start_time: start, end_time: end, state }) => ({
        key: String(id),
        title: topic,
        when: `${shortDay(start, zone)}, ${timeRange(start, end, zone)} · ${states[state]}`,
        tone: tones[state],
      }))}
    />
  );
};

/** CHT-02: to each of the two whom this reader may write to. */
const MessageButtons = ({ report }: { report: PairingReport }) => {
  const { t } = useLingui();
  const people = [...report.mentee_participants, ...report.mentor_participants];
  return people.map(({ id, full_name: name }) => {
    const link = report.chat_links.find(({ user_id: to }) => to === id)?.chat_link;
    return (
      link !== undefined && (
        <Button key={id} icon={IconMessageCircle} href={link}>
          {t`Message ${name}`}
        </Button>
      )
    );
  });
};

type Loaded = Omit<Props, 'pairingId'> & { report: PairingReport; insight: PairingInsight };

const Report = ({ report, insight, zone, backHref, sessionHref }: Loaded) => {
  const { t } = useLingui();
  const title = useReportTitle()(report);
  usePageTitle(title);
  const element = useRef<HTMLDivElement>(null);
  const texts = useReportTexts(report, zone);
  const { download, pending } = useDownload({ element, report, insight, texts, zone });
  const written = insight.generated_at === null ? undefined : shortDay(insight.generated_at, zone);
  return (
    <DetailPage
      title={title}
      lead={texts.words.lead}
      back={{ href: backHref, label: t`Back to Pairings` }}
      actions={
        <>
          <MessageButtons report={report} />
          <Button kind="primary" icon={IconDownload} pending={pending} onPress={download}>
            {t`Download PDF Report`}
          </Button>
        </>
      }
      width="admin"
    >
      <div ref={element}>
        <Stack gap="md">
          {report.health && <HealthSection health={report.health} trend={texts.trend} />}
          <SectionCard
            title={t`Mentoring summary`}
            {...(written !== undefined && { hint: t`Written from your sessions on ${written}` })}
          >
            <Summary markdown={insight.summary} hrefOf={sessionHref} />
          </SectionCard>
          <SectionCard title={t`Sessions`}>
            <Sessions sessions={report.sessions} zone={zone} />
          </SectionCard>
        </Stack>
      </div>
    </DetailPage>
  );
};

/** PAR-20 to PAR-27: a pair or group with its sessions and summary, and for admins its health. */
export const ReportPage = ({ pairingId, ...place }: Props) => {
  const { t } = useLingui();
  const report = usePairingReport(pairingId);
  const insight = usePairingInsight(pairingId);
  const error = report.error ?? insight.error;
  if (report.data && insight.data) return <Report report={report.data} insight={insight.data} {...place} />;
  if (error === null) return <SkeletonDetail />;
  // PAR-23
  return (
    <MessagePage
      icon={IconFileAlert}
      tone="error"
      title={t`Unable to Load Summary`}
      actions={
        <>
          <Button href={place.backHref}>{t`Go Back`}</Button>
          <Button
            kind="primary"
            pending={report.isFetching || insight.isFetching}
            onPress={() => Promise.all([report.refetch(), insight.refetch()])}
          >
            {t`Try Again`}
          </Button>
        </>
      }
    >
      {error instanceof CallRefused && error.status < 500
        ? error.refusal.error
        : t`An unexpected error occurred while generating the report.`}
    </MessagePage>
  );
};
