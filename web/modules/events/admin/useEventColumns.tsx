import { Plural, useLingui } from '@lingui/react/macro';
import {
  IconCalendarX,
  IconCopy,
  IconDotsVertical,
  IconEdit,
  IconEye,
  IconMail,
  IconQrcode,
  IconReceipt,
  IconTrash,
} from '@tabler/icons-react';
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

/** What is done in a window over the list. */
export type EventAct = 'notify' | 'duplicate' | 'cancel' | 'delete';
type OnAct = (act: EventAct, event: AdminEvent) => void;

interface ActsProps {
  event: AdminEvent;
  of: EventsOf;
  whyNotNew: string | null;
  onAct: OnAct;
}

/** Why an event cannot be announced, cancelled or deleted now. */
const useWhyNot = ({ active, event_ended: isOver, cancelled_at: cancelledAt, can_delete: canDelete }: AdminEvent) => {
  const { t } = useLingui();
  const over = cancelledAt !== null ? t`This event is cancelled.` : isOver ? t`This event has ended.` : null;
  return {
    notify: over ?? (active ? null : t`Publish the event first.`),
    cancel: over ?? (active ? null : t`The event is not published.`),
    delete: canDelete ? null : t`People have taken tickets for it.`,
  };
};

const Acts = ({ event, of, whyNotNew, onAct }: ActsProps) => {
  const { t } = useLingui();
  const { id, title, link_path: page } = event;
  const pages = eventAdminPages(of);
  const whyNot = useWhyNot(event);
  return (
    <Menu
      label={t`Actions for ${title}`}
      trigger={<IconButton icon={IconDotsVertical} label={t`Actions for ${title}`} />}
      items={[
        { label: t`Edit`, icon: IconEdit, href: pages.edit(id) },
        { label: t`View`, icon: IconEye, href: page },
        { label: t`Attendees and check-in`, icon: IconQrcode, href: checkInPath(id) },
        { label: t`Notify`, icon: IconMail, onPress: () => onAct('notify', event), whyNot: whyNot.notify },
        { label: t`Orders`, icon: IconReceipt, href: pages.data(id) },
        { label: t`Duplicate`, icon: IconCopy, onPress: () => onAct('duplicate', event), whyNot: whyNotNew },
        {
          label: t`Cancel event`,
          icon: IconCalendarX,
          danger: true,
          onPress: () => onAct('cancel', event),
          whyNot: whyNot.cancel,
        },
        {
          label: t`Delete`,
          icon: IconTrash,
          danger: true,
          onPress: () => onAct('delete', event),
          whyNot: whyNot.delete,
        },
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

const State = ({
  event: { event_ended: isOver, cancelled_at: cancelledAt, refunds_left: left, refunds_refused: refused },
}: {
  event: AdminEvent;
}) => {
  const { t } = useLingui();
  if (cancelledAt === null)
    return <StatusPill tone={isOver ? 'grey' : 'green'}>{isOver ? t`Event Ended` : t`Ongoing`}</StatusPill>;
  return (
    <>
      <StatusPill tone="red">{t`Cancelled`}</StatusPill>
      {left > 0 && (
        <Text as="div" size="meta" tone="secondary">
          <Plural value={left} one="# refund on its way" other="# refunds on their way" />
        </Text>
      )}
      {refused > 0 && (
        <Text as="div" size="meta" tone="error">
          <Plural
            value={refused}
            one="# refund was refused by the payment service"
            other="# refunds were refused by the payment service"
          />
        </Text>
      )}
    </>
  );
};

interface Given {
  of: EventsOf;
  zone: string;
  /** Why no event can be made here now. */
  whyNotNew: string | null;
  onAct: OnAct;
}

/** EVT-38, EVT-44: the columns of the list; on the platform it says whose event it is. */
export const useEventColumns = ({ of, zone, whyNotNew, onAct }: Given): Column<AdminEvent>[] => {
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
      cell: (row) => <State event={row} />,
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
          <Acts event={row} of={of} whyNotNew={whyNotNew} onAct={onAct} />
        </Row>
      ),
    },
  ];
};
