import { useLingui } from '@lingui/react/macro';
import { IconExternalLink, IconPlus } from '@tabler/icons-react';
import { useState } from 'react';
import type { Agenda } from '../../../contract/agendas.ts';
import { serverNow } from '../../lib/clock.ts';
import { adminPath } from '../../lib/paths.ts';
import { shortDay, timeRange } from '../../lib/time.ts';
import { Button } from '../../ui/Button.tsx';
import { SectionCard } from '../../ui/Card.tsx';
import { Stack } from '../../ui/Layout.tsx';
import { Link } from '../../ui/navigation.tsx';
import { ListRow, RowList } from '../../ui/RowList.tsx';
import { ScrollBox } from '../../ui/ScrollBox.tsx';
import { SkeletonList } from '../../ui/Skeletons.tsx';
import { EmptyState, ErrorState } from '../../ui/States.tsx';
import { TabPanel, Tabs } from '../../ui/Tabs.tsx';
import { Text } from '../../ui/Text.tsx';
import { useThisProgramme } from '../programmes/index.ts';
import { useAgendas } from './queries.ts';
import { isUpcoming } from './values.ts';

/** AGD-07 */
const mostHeight = 600;

const Line = ({ agenda, zone }: { agenda: Agenda; zone: string }) => (
  <ListRow>
    <Stack gap="xs">
      <Text size="meta" tone="secondary">
        {shortDay(agenda.start_time, zone)} · {timeRange(agenda.start_time, agenda.end_time, zone)}
      </Text>
      <Text strong>{agenda.title}</Text>
      {agenda.description !== '' && <Text size="control">{agenda.description}</Text>}
      {agenda.link !== '' && (
        <Link href={agenda.link} newTab>
          <IconExternalLink size={14} aria-hidden /> {agenda.link_name || agenda.link}
        </Link>
      )}
    </Stack>
  </ListRow>
);

const Lines = ({
  agendas,
  zone,
  empty,
  label,
}: {
  agendas: readonly Agenda[];
  zone: string;
  empty: string;
  label: string;
}) =>
  agendas.length === 0 ? (
    <EmptyState compact title={empty} />
  ) : (
    <ScrollBox height={mostHeight} label={label}>
      <RowList label={label}>
        {agendas.map((agenda) => (
          <Line key={agenda.id} agenda={agenda} zone={zone} />
        ))}
      </RowList>
    </ScrollBox>
  );

/** AGD-05, DSH-26: what comes and what has been, in the reader's zone; admins can add to it. */
export const ProgrammeStructure = ({ zone, mayCreate }: { zone: string; mayCreate: boolean }) => {
  const { t } = useLingui();
  const programme = useThisProgramme();
  const [tab, setTab] = useState('upcoming');
  const { data, isError, refetch } = useAgendas(programme.id);
  const now = serverNow();
  const upcoming = (data ?? []).filter((agenda) => isUpcoming(agenda, now));
  const past = (data ?? []).filter((agenda) => !isUpcoming(agenda, now)).toReversed();
  const create = (
    <Button size="sm" kind="light" icon={IconPlus} href={adminPath(programme, 'agenda')}>
      {t`Create Agenda`}
    </Button>
  );
  const items = [
    { key: 'upcoming', label: t`Upcoming`, count: data && upcoming.length },
    { key: 'past', label: t`Past`, count: data && past.length },
  ];
  return (
    <SectionCard title={t`Programme Structure`} {...(mayCreate && { actions: create })}>
      {isError && (
        <ErrorState compact message={t`Failed to fetch data. Please try again.`} onRetry={() => void refetch()} />
      )}
      {!data && !isError && <SkeletonList rows={3} />}
      {data && (
        <Tabs label={t`Programme Structure`} items={items} active={tab} onChange={setTab}>
          <TabPanel tabKey="upcoming">
            <Lines agendas={upcoming} zone={zone} label={t`Upcoming`} empty={t`You have no upcoming program agenda`} />
          </TabPanel>
          <TabPanel tabKey="past">
            <Lines agendas={past} zone={zone} label={t`Past`} empty={t`You have no past program agenda`} />
          </TabPanel>
        </Tabs>
      )}
    </SectionCard>
  );
};
