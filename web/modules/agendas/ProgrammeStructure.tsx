import { useLingui } from '@lingui/react/macro';
import { IconExternalLink, IconPencil, IconPlus, IconTrash } from '@tabler/icons-react';
import { useState } from 'react';
import type { Agenda } from '../../../contract/agendas/schemas.ts';
import { serverNow } from '../../lib/clock.ts';
import { shortDay, timeRange } from '../../lib/time.ts';
import { Button, IconButton } from '../../ui/Button.tsx';
import { SectionCard } from '../../ui/Card.tsx';
import { Grow, Row, Stack } from '../../ui/Layout.tsx';
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
import { AgendaDialog, DeleteAgenda } from './windows.ts';

/** AGD-07 */
const mostHeight = 600;

interface Acts {
  onEdit: (agenda: Agenda) => void;
  onDelete: (agenda: Agenda) => void;
}

interface LinesProps {
  zone: string;
  /** Null for readers who cannot change anything. */
  acts: Acts | null;
}

const RowActs = ({ agenda, onEdit, onDelete }: Acts & { agenda: Agenda }) => {
  const { t } = useLingui();
  return (
    <Row gap="xs" wrap={false}>
      <IconButton icon={IconPencil} label={t`Edit ${agenda.title}`} onPress={() => onEdit(agenda)} />
      <IconButton icon={IconTrash} kind="danger" label={t`Delete ${agenda.title}`} onPress={() => onDelete(agenda)} />
    </Row>
  );
};

const Line = ({ agenda, zone, acts }: LinesProps & { agenda: Agenda }) => (
  <ListRow>
    <Row align="start" wrap={false}>
      <Grow>
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
      </Grow>
      {acts && <RowActs {...acts} agenda={agenda} />}
    </Row>
  </ListRow>
);

const Lines = ({
  agendas,
  empty,
  label,
  ...shown
}: LinesProps & { agendas: readonly Agenda[]; empty: string; label: string }) =>
  agendas.length === 0 ? (
    <EmptyState compact title={empty} />
  ) : (
    <ScrollBox height={mostHeight} label={label}>
      <RowList label={label}>
        {agendas.map((agenda) => (
          <Line key={agenda.id} agenda={agenda} {...shown} />
        ))}
      </RowList>
    </ScrollBox>
  );

/** The dialogs of admins of the programme: AGD-11 has its own wording here (A56). */
const useActs = () => {
  const { t } = useLingui();
  const programme = useThisProgramme();
  const [edited, setEdited] = useState<Agenda | 'new' | null>(null);
  const [deleted, setDeleted] = useState<Agenda | null>(null);
  const said = { done: t`Successfully deleted.`, failed: t`Oops, something went wrong!` };
  const create = (
    <Button size="sm" kind="light" icon={IconPlus} onPress={() => setEdited('new')}>
      {t`Create Agenda`}
    </Button>
  );
  const windows = (
    <>
      {edited !== null && (
        <AgendaDialog programme={programme} agenda={edited === 'new' ? null : edited} onClose={() => setEdited(null)} />
      )}
      {deleted && <DeleteAgenda agenda={deleted} said={said} onClose={() => setDeleted(null)} />}
    </>
  );
  return { acts: { onEdit: setEdited, onDelete: setDeleted }, create, windows };
};

/** AGD-05, DSH-26: upcoming and past agendas in the reader's time zone; admins can edit them while it runs (B68). */
export const ProgrammeStructure = ({ zone, mayCreate }: { zone: string; mayCreate: boolean }) => {
  const { t } = useLingui();
  const programme = useThisProgramme();
  const [tab, setTab] = useState('upcoming');
  const { data, isError, refetch } = useAgendas(programme.id);
  const { acts, create, windows } = useActs();
  const mayAct = mayCreate && programme.is_active;
  const shown = { zone, acts: mayAct ? acts : null };
  const now = serverNow();
  const upcoming = (data ?? []).filter((agenda) => isUpcoming(agenda, now));
  const past = (data ?? []).filter((agenda) => !isUpcoming(agenda, now)).toReversed();
  const items = [
    { key: 'upcoming', label: t`Upcoming`, count: data && upcoming.length },
    { key: 'past', label: t`Past`, count: data && past.length },
  ];
  return (
    <SectionCard title={t`Programme Structure`} {...(mayAct && { actions: create })}>
      {isError && (
        <ErrorState compact message={t`Failed to fetch data. Please try again.`} onRetry={() => void refetch()} />
      )}
      {!data && !isError && <SkeletonList rows={3} />}
      {data && (
        <Tabs label={t`Programme Structure`} items={items} active={tab} onChange={setTab}>
          <TabPanel tabKey="upcoming">
            <Lines agendas={upcoming} label={t`Upcoming`} empty={t`You have no upcoming program agenda`} {...shown} />
          </TabPanel>
          <TabPanel tabKey="past">
            <Lines agendas={past} label={t`Past`} empty={t`You have no past program agenda`} {...shown} />
          </TabPanel>
        </Tabs>
      )}
      {windows}
    </SectionCard>
  );
};
