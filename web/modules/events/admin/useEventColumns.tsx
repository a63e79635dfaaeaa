import { useLingui } from '@lingui/react/macro';
import { IconDotsVertical, IconEdit, IconEye, IconMail, IconQrcode, IconReceipt } from '@tabler/icons-react';
import type { AdminEvent } from '../../../../contract/events/schemas/admin.ts';
import { checkInPath, eventTable } from '../../../../contract/events/values.ts';
import { IconButton } from '../../../ui/Button.tsx';
import type { Column } from '../../../ui/DataTable.tsx';
import { Row } from '../../../ui/Layout.tsx';
import { Menu } from '../../../ui/Menu.tsx';
import { Link } from '../../../ui/navigation.tsx';
import { StatusPill } from '../../../ui/Pills.tsx';
import { Text } from '../../../ui/Text.tsx';
import { eventAdminPages, type EventsOf } from './addresses.ts';
import { EventWhen } from './EventWhen.tsx';
import { PublishedSwitch } from './PublishedSwitch.tsx';

interface ActsProps {
  event: AdminEvent;
  of: EventsOf;
  onNotify: (event: AdminEvent) => void;
}

const Acts = ({ event, of, onNotify }: ActsProps) => {
  const { t } = useLingui();
  const { id, title, link_path: page, active, event_ended: isOver } = event;
  const pages = eventAdminPages(of);
  const whyNoNotice = isOver ? t`This event has ended.` : active ? null : t`Publish the event first.`;
  return (
    <Menu
      label={t`Actions for ${title}`}
      trigger={<IconButton icon={IconDotsVertical} label={t`Actions for ${title}`} />}
      items={[
        { label: t`Edit`, icon: IconEdit, href: pages.edit(id) },
        { label: t`View`, icon: IconEye, href: page },
        { label: t`Attendees and check-in`, icon: IconQrcode, href: checkInPath(id) },
        { label: t`Notify`, icon: IconMail, onPress: () => onNotify(event), whyNot: whyNoNotice },
        { label: t`Orders`, icon: IconReceipt, href: pages.data(id) },
      ]}
    />
  );
};

const Kind = ({ event: { event_type: type, privacy } }: { event: AdminEvent }) => {
  const { t } = useLingui();
  return (
    <>
      <Text as="div" size="control">
        {type === 'webinar' ? t`Online` : t`In person`}
      </Text>
      <Text as="div" size="meta" tone="secondary">
        {privacy === 'is_public' ? t`Public` : t`Private`}
      </Text>
    </>
  );
};

const Taken = ({ event: { taken, checked_in: inside } }: { event: AdminEvent }) => {
  const { t } = useLingui();
  return (
    <>
      <Text as="div" size="control" numeric>
        {taken}
      </Text>
      {inside > 0 && (
        <Text as="div" size="meta" tone="secondary">
          {t`${inside} checked in`}
        </Text>
      )}
    </>
  );
};

interface Given {
  of: EventsOf;
  zone: string;
  onNotify: (event: AdminEvent) => void;
}

/** EVT-38, EVT-44: the columns of the list; on the platform it says whose event it is. */
export const useEventColumns = ({ of, zone, onNotify }: Given): Column<AdminEvent>[] => {
  const { t } = useLingui();
  const { columns: heads } = eventTable;
  const program: Column<AdminEvent> = {
    key: 'program',
    header: heads.program,
    cell: (row) => row.program ?? t`Platform`,
  };
  return [
    {
      key: 'title',
      header: heads.title,
      card: 'title',
      cell: ({ id, title }) => <Link href={eventAdminPages(of).edit(id)}>{title}</Link>,
    },
    ...(of === null ? [program] : []),
    { key: 'kind', header: heads.event_type, cell: (row) => <Kind event={row} /> },
    { key: 'when', header: t`When`, cell: (row) => <EventWhen event={row} zone={zone} /> },
    { key: 'taken', header: heads.taken, align: 'end', cell: (row) => <Taken event={row} /> },
    {
      key: 'state',
      header: heads.state,
      card: 'end',
      cell: ({ event_ended: isOver }) => (
        <StatusPill tone={isOver ? 'grey' : 'green'}>{isOver ? t`Event Ended` : t`Ongoing`}</StatusPill>
      ),
    },
    {
      key: 'acts',
      header: t`Actions`,
      headerHidden: true,
      align: 'end',
      card: 'actions',
      cell: (row) => (
        <Row justify="end" wrap={false}>
          <PublishedSwitch event={row} />
          <Acts event={row} of={of} onNotify={onNotify} />
        </Row>
      ),
    },
  ];
};
