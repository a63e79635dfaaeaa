import { useLingui } from '@lingui/react/macro';
import { IconCalendarPlus, IconCalendarStar, IconPlus, IconUsers } from '@tabler/icons-react';
import { useState } from 'react';
import type { AdminEvent } from '../../../../contract/events/schemas/admin.ts';
import { refusalOf } from '../../../lib/call.ts';
import { delays } from '../../../lib/delays.ts';
import { usePageTitle } from '../../../lib/page-title.ts';
import { ActionButton, Button } from '../../../ui/Button.tsx';
import { DataTable } from '../../../ui/DataTable.tsx';
import { ListPage } from '../../../ui/frames/ListPage.tsx';
import type { TableFilter } from '../../../ui/frames/tablePageProps.ts';
import { SearchField } from '../../../ui/SearchField.tsx';
import { EmptyState } from '../../../ui/States.tsx';
import { useThisProgramme } from '../../programmes/index.ts';
import { eventAdminPages, type EventsOf } from './addresses.ts';
import { Denied, deniedWords } from './Denied.tsx';
import { useAdminEvents } from './queries.ts';
import { type EventAct, useEventColumns } from './useEventColumns.tsx';
import { CancelDialog, DeleteDialog, DuplicateDialog, NotifyDialog } from './windows.ts';

interface Props {
  asked: TableFilter;
  zone: string;
  onAsk: (next: TableFilter) => void;
}

interface ListProps extends Props {
  of: EventsOf;
  /** Why no event can be made here now. */
  whyNot: string | null;
}

const Nothing = ({ asked, onAsk, of, whyNot }: ListProps) => {
  const { t } = useLingui();
  if (asked.query !== undefined)
    return (
      <EmptyState
        compact
        icon={IconCalendarStar}
        title={t`No events match`}
        action={<Button onPress={() => onAsk({})}>{t`Show all events`}</Button>}
      />
    );
  return (
    <EmptyState
      compact
      icon={IconCalendarStar}
      title={t`There are no events yet`}
      action={
        whyNot === null && (
          <Button icon={IconCalendarPlus} href={eventAdminPages(of).create}>
            {t`Make the first one`}
          </Button>
        )
      }
    >
      {t`An event is a webinar or a meeting that people take tickets for.`}
    </EmptyState>
  );
};

interface Doing {
  act: EventAct;
  event: AdminEvent;
}

const Window = ({ doing: { act, event }, of, onClose }: { doing: Doing; of: EventsOf; onClose: () => void }) => {
  switch (act) {
    case 'notify':
      return <NotifyDialog event={event} onClose={onClose} />;
    case 'duplicate':
      return <DuplicateDialog event={event} of={of} onClose={onClose} />;
    case 'cancel':
      return <CancelDialog event={event} onClose={onClose} />;
    case 'delete':
      return <DeleteDialog event={event} onClose={onClose} />;
  }
};

const List = (props: ListProps) => {
  const { asked, zone, onAsk, of, whyNot } = props;
  const { t } = useLingui();
  const { table, error } = useAdminEvents(of?.id ?? null, asked);
  const [doing, setDoing] = useState<Doing | null>(null);
  const onAct = (act: EventAct, event: AdminEvent) => setDoing({ act, event });
  const columns = useEventColumns({ of, zone, whyNotNew: whyNot, onAct });
  const pages = eventAdminPages(of);
  usePageTitle(t`Events`);
  const denied = table.state === 'error' ? deniedWords(error) : null;
  if (denied !== null) return <Denied message={denied} />;
  return (
    <ListPage
      title={t`Events`}
      lead={t`People see an event once it is published.`}
      width="admin"
      actions={
        <>
          <Button icon={IconUsers} href={pages.data()}>
            {t`Event data`}
          </Button>
          <ActionButton kind="primary" icon={IconPlus} href={pages.create} whyNot={whyNot}>
            {t`New event`}
          </ActionButton>
        </>
      }
    >
      <DataTable
        {...table}
        label={t`Events`}
        columns={columns}
        rowKey={({ id }) => id}
        errorText={refusalOf(error)?.error ?? null}
        empty={<Nothing {...props} />}
        toolbar={
          <SearchField
            label={t`Search events`}
            placeholder={t`Search by title`}
            value={asked.query ?? ''}
            onSearch={(query) => onAsk(query === '' ? {} : { query })}
            delay={delays.tables}
          />
        }
        onPage={(page) => onAsk({ ...asked, page })}
      />
      {doing && <Window doing={doing} of={of} onClose={() => setDoing(null)} />}
    </ListPage>
  );
};

/** B97: the events of the platform and of all programs that one administers. */
export const EventsPage = (props: Props) => <List {...props} of={null} whyNot={null} />;

/** EVT-44: the events of a program, in its admin portal. */
export const ProgrammeEventsPage = (props: Props) => {
  const { t } = useLingui();
  const programme = useThisProgramme();
  const whyNot = programme.is_active ? null : t`This program is no longer active.`;
  return <List {...props} of={programme} whyNot={whyNot} />;
};
