import { useLingui } from '@lingui/react/macro';
import { IconMail } from '@tabler/icons-react';
import { useState } from 'react';
import { deliveries } from '../../../../contract/notifications/endpoints.ts';
import type { Delivery } from '../../../../contract/notifications/schemas/admin.ts';
import { deliveryChannels, deliveryStates, deliveryTable } from '../../../../contract/notifications/values.ts';
import { momentIn } from '../../../lib/admin-tables.ts';
import { reasonOf } from '../../../lib/reasons.ts';
import { dayIn, timeOfDay } from '../../../lib/time.ts';
import { useAdminTable } from '../../../lib/use-admin-table.ts';
import { ActionButton } from '../../../ui/Button.tsx';
import type { Column } from '../../../ui/DataTable.tsx';
import { TablePage } from '../../../ui/frames/TablePage.tsx';
import type { TableFilter } from '../../../ui/frames/tablePageProps.ts';
import { Row, Stack } from '../../../ui/Layout.tsx';
import { StatusPill } from '../../../ui/Pills.tsx';
import { EmptyState } from '../../../ui/States.tsx';
import { Text } from '../../../ui/Text.tsx';
import { Truncate } from '../../../ui/Truncate.tsx';
import { LetterDialog } from '../windows.ts';
import { stateTones } from './states.ts';

const State = ({ letter: { state, next_try_at: next }, zone }: { letter: Delivery; zone: string }) => {
  const { t } = useLingui();
  return (
    <Stack gap="xs">
      <Row gap="xs">
        <StatusPill tone={stateTones[state]}>{deliveryStates[state]}</StatusPill>
      </Row>
      {next !== null && (
        <Text size="meta" tone="secondary">
          {t`Next try ${momentIn(next, zone)}`}
        </Text>
      )}
    </Stack>
  );
};

const Moment = ({ at, zone }: { at: string; zone: string }) => (
  <>
    {dayIn(at, zone)}
    <br />
    {timeOfDay(at, zone)}
  </>
);

interface Shown {
  zone: string;
  onOpen: (letter: Delivery) => void;
}

const Read = ({ letter, onOpen }: { letter: Delivery } & Pick<Shown, 'onOpen'>) => {
  const { t } = useLingui();
  const { subject, why_not: whyNot } = letter;
  return (
    <ActionButton size="sm" whyNot={reasonOf(whyNot.read)} label={t`Read: ${subject}`} onPress={() => onOpen(letter)}>
      {t`Read`}
    </ActionButton>
  );
};

const useColumns = ({ zone, onOpen }: Shown): Column<Delivery>[] => {
  const { t } = useLingui();
  const { columns: heads } = deliveryTable;
  return [
    {
      key: 'created_at',
      header: heads.created_at,
      breaks: 'never',
      cell: (letter) => <Moment at={letter.created_at} zone={zone} />,
    },
    { key: 'to', header: heads.to, breaks: 'anywhere', cell: ({ to }) => to },
    { key: 'channel', header: heads.channel, cell: ({ channel }) => deliveryChannels[channel] },
    {
      key: 'subject',
      header: heads.subject,
      card: 'title',
      cell: ({ subject }) => (
        <Text size="control" strong>
          {subject}
        </Text>
      ),
    },
    { key: 'kind', header: heads.kind, cell: ({ kind }) => kind },
    {
      key: 'state',
      header: heads.state,
      card: 'end',
      cell: (letter) => <State letter={letter} zone={zone} />,
    },
    { key: 'attempts', header: heads.attempts, align: 'end', cell: ({ attempts }) => attempts },
    {
      key: 'last_error',
      header: heads.last_error,
      breaks: 'anywhere',
      cell: ({ last_error: error }) => (error === null ? '–' : <Truncate max={80}>{error}</Truncate>),
    },
    {
      key: 'sent_at',
      header: heads.sent_at,
      breaks: 'never',
      cell: ({ sent_at: sent }) => (sent === null ? '–' : <Moment at={sent} zone={zone} />),
    },
    {
      key: 'read',
      header: t`Read`,
      headerHidden: true,
      align: 'end',
      card: 'actions',
      cell: (letter) => <Read letter={letter} onOpen={onOpen} />,
    },
  ];
};

interface Props {
  asked: TableFilter;
  zone: string;
  onAsk: (next: TableFilter) => void;
}

/** B97, B113: every email that was written, and its delivery status. */
export const DeliveriesPage = ({ asked, zone, onAsk }: Props) => {
  const { t } = useLingui();
  const [opened, setOpened] = useState<Delivery | null>(null);
  const table = useAdminTable<Delivery>(deliveryTable, deliveries, asked);
  const columns = useColumns({ zone, onOpen: setOpened });
  return (
    <>
      <TablePage
        {...table}
        lead={t`Every letter of the last 180 days, and how it went.`}
        onAsk={onAsk}
        columns={columns}
        rowKey={({ id }) => id}
        empty={<EmptyState compact icon={IconMail} title={t`No letter has been written yet`} />}
      />
      {opened && <LetterDialog letter={opened} zone={zone} onClose={() => setOpened(null)} />}
    </>
  );
};
