import { Trans, useLingui } from '@lingui/react/macro';
import { IconCoins, IconHourglass } from '@tabler/icons-react';
import { packages } from '../../../../contract/credits/values.ts';
import { usePageTitle } from '../../../lib/page-title.ts';
import { paths } from '../../../lib/paths.ts';
import { dayAndMonth, shortDay } from '../../../lib/time.ts';
import { useMe, useViewerZone } from '../../accounts/index.ts';
import { Button } from '../../../ui/Button.tsx';
import { SectionCard } from '../../../ui/Card.tsx';
import { DataTable } from '../../../ui/DataTable.tsx';
import { DashboardPage } from '../../../ui/frames/DashboardPage.tsx';
import { Row } from '../../../ui/Layout.tsx';
import { useIsNarrow } from '../../../ui/media.ts';
import { ListRow, RowList } from '../../../ui/RowList.tsx';
import { SkeletonStats } from '../../../ui/Skeletons.tsx';
import { Stat } from '../../../ui/Stat.tsx';
import { EmptyState } from '../../../ui/States.tsx';
import { Text } from '../../../ui/Text.tsx';
import { useCredits } from '../queries.ts';
import { UnpaidNotice } from '../UnpaidNotice.tsx';
import { creditsOf, creditWords } from '../words.ts';
import { useEntryColumns } from './useEntryColumns.tsx';

type Area = NonNullable<ReturnType<typeof useCredits>['data']>;

const TopUp = ({ kind }: { kind: 'primary' | 'light' }) => {
  const { t } = useLingui();
  return (
    <Button kind={kind} href={paths.package(packages.single)}>
      {t`Top up Credit`}
    </Button>
  );
};

/** DSH-07: the balance, and what goes next. */
const Figures = ({ area, zone }: { area: Area; zone: string }) => {
  const { t } = useLingui();
  const [next] = area.lots;
  return (
    <>
      <Stat label={t`Balance`} value={creditWords(creditsOf(area.balance))} icon={IconCoins} tone="coral" />
      <Stat
        label={t`Next to expire`}
        value={next ? dayAndMonth(next.expires_at, zone) : t`None`}
        note={next ? creditWords(next.credits) : t`None of your credits expires.`}
        icon={IconHourglass}
        tone="amber"
      />
    </>
  );
};

/** What goes on the same day goes together, whenever it was bought. */
const byDay = (lots: Area['lots'], zone: string) => {
  const days = new Map<string, number>();
  for (const { credits, expires_at: at } of lots) {
    const day = shortDay(at, zone);
    days.set(day, (days.get(day) ?? 0) + credits);
  }
  return [...days];
};

/** CRD-09: what is left of each top-up. */
const Lots = ({ lots, zone }: { lots: Area['lots']; zone: string }) => {
  const { t } = useLingui();
  return (
    <SectionCard title={t`What expires when`} hint={t`Sessions use up what expires first.`} flush>
      <RowList label={t`What expires when`}>
        {byDay(lots, zone).map(([day, credits]) => (
          <ListRow key={day}>
            <Row justify="between">
              <Text as="span" size="control">
                {day}
              </Text>
              <Text as="span" size="control" strong numeric>
                {creditWords(credits)}
              </Text>
            </Row>
          </ListRow>
        ))}
      </RowList>
    </SectionCard>
  );
};

const History = ({
  list,
  zone,
  onPage,
}: {
  list: ReturnType<typeof useCredits>;
  zone: string;
  onPage: Props['onPage'];
}) => {
  const { t } = useLingui();
  return (
    <DataTable
      label={t`Credit history`}
      columns={useEntryColumns(zone)}
      rowKey={({ id }) => id}
      {...list.table}
      onPage={onPage}
      empty={
        <EmptyState compact icon={IconCoins} title={t`No credits yet`} action={<TopUp kind="light" />}>
          <Trans>Everything that comes and goes is listed here.</Trans>
        </EmptyState>
      }
    />
  );
};

interface Props {
  page: number;
  onPage: (page: number) => void;
}

const aboveHistory = (area: Area, zone: string) => ({
  stats: <Figures area={area} zone={zone} />,
  ...(area.unpaid_id !== null && { banner: <UnpaidNotice id={area.unpaid_id} /> }),
});

/** CRD-01, B104: what the reader has, until when, and where it came from. */
export const CreditsPage = ({ page, onPage }: Props) => {
  const { t } = useLingui();
  const { me } = useMe();
  const zone = useViewerZone();
  // Beside the history, or above it where there is no room beside.
  const narrow = useIsNarrow();
  const list = useCredits(page);
  usePageTitle(t`Credits`);
  const { data: area, table } = list;
  const history = paths.purchaseHistory(me?.slug ?? '');
  const lots = area && area.lots.length > 1 ? <Lots lots={area.lots} zone={zone} /> : null;
  return (
    <DashboardPage
      title={t`Credits`}
      lead={t`One credit is one session with a mentor.`}
      actions={
        <>
          {me && <Button href={history}>{t`Purchase history`}</Button>}
          <TopUp kind="primary" />
        </>
      }
      {...(area && aboveHistory(area, zone))}
      {...(lots && !narrow && { aside: lots, asideLabel: t`What expires when` })}
    >
      {narrow && lots}
      {table.state === 'loading' && <SkeletonStats count={2} />}
      <History list={list} zone={zone} onPage={onPage} />
    </DashboardPage>
  );
};
