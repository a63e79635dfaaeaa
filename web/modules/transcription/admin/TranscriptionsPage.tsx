import { useLingui } from '@lingui/react/macro';
import { IconEye, IconFileText } from '@tabler/icons-react';
import { type ReactNode, useState } from 'react';
import type { TranscriptionRecord } from '../../../../contract/screens/schemas/transcriptions.ts';
import { refusalOf } from '../../../lib/call.ts';
import { delays } from '../../../lib/delays.ts';
import { listKit } from '../../../lib/list-kit.ts';
import { usePageTitle } from '../../../lib/page-title.ts';
import { shortDay, timeOfDay } from '../../../lib/time.ts';
import { Button, IconButton } from '../../../ui/Button.tsx';
import { type Column, DataTable } from '../../../ui/DataTable.tsx';
import { ListPage } from '../../../ui/frames/ListPage.tsx';
import { Stack } from '../../../ui/Layout.tsx';
import { useIsPhone } from '../../../ui/media.ts';
import { StatusPill } from '../../../ui/Pills.tsx';
import { SearchField } from '../../../ui/SearchField.tsx';
import { EmptyState } from '../../../ui/States.tsx';
import { Text } from '../../../ui/Text.tsx';
import { Truncate } from '../../../ui/Truncate.tsx';
import { SessionsAllowed } from '../session/SessionsAllowed.tsx';
import { DetailsDialog } from './DetailsDialog.tsx';
import { useTranscriptions } from './queries.ts';
import { type TranscriptionFilter, transcriptionSearch } from './search.ts';
import { useRecordWords } from './words.ts';

const kit = listKit(transcriptionSearch);

interface Props {
  /** Null for the whole platform. */
  programId: number | null;
  filter: TranscriptionFilter;
  onFilter: (next: TranscriptionFilter) => void;
  zone: string;
  /** On the platform: chooses a program. */
  programmeFilter?: ReactNode;
}

const DetailsButton = ({
  record: { booking_id: id },
  onPress,
}: {
  record: TranscriptionRecord;
  onPress: () => void;
}) => {
  const { t } = useLingui();
  const phone = useIsPhone();
  const label = t`View the transcription of booking ${id}`;
  return phone ? (
    <Button size="sm" label={label} onPress={onPress}>{t`View details`}</Button>
  ) : (
    <IconButton icon={IconEye} kind="default" label={label} onPress={onPress} />
  );
};

const Session = ({
  record: { booking_id: id, start_time: start },
  zone,
}: {
  record: TranscriptionRecord;
  zone: string;
}) => (
  <Stack gap="none">
    <Text strong size="control">
      #{id} · {shortDay(start, zone)}
    </Text>
    <Text size="meta" tone="secondary">
      {timeOfDay(start, zone)}
    </Text>
  </Stack>
);

interface Shown extends Pick<Props, 'zone'> {
  /** Whether they are of several programs. */
  ofAll: boolean;
  onOpen: (record: TranscriptionRecord) => void;
}

const useColumns = ({ zone, ofAll, onOpen }: Shown): Column<TranscriptionRecord>[] => {
  const { t } = useLingui();
  const words = useRecordWords();
  const program: Column<TranscriptionRecord> = {
    key: 'program',
    header: t`Program`,
    cell: ({ program_name: name }) => name ?? '–',
  };
  return [
    {
      key: 'session',
      header: t`Session`,
      card: 'title',
      breaks: 'never',
      cell: (record) => <Session record={record} zone={zone} />,
    },
    { key: 'mentee', header: t`Mentee(s)`, cell: ({ mentee_name: name }) => name },
    { key: 'mentor', header: t`Mentor`, cell: words.mentor },
    ...(ofAll ? [program] : []),
    { key: 'duration', header: t`Duration`, breaks: 'never', cell: (record) => words.duration(record) ?? '–' },
    {
      key: 'summary',
      header: t`Summary`,
      width: '30%',
      cell: ({ summary }) => <Truncate lines={2}>{summary ?? t`No summary available`}</Truncate>,
    },
    {
      key: 'standing',
      header: t`Meeting`,
      breaks: 'never',
      card: 'end',
      cell: (record) => <StatusPill tone={record.isValid ? 'green' : 'grey'}>{words.standing(record)}</StatusPill>,
    },
    {
      key: 'details',
      header: t`Actions`,
      breaks: 'never',
      card: 'actions',
      cell: (record) => <DetailsButton record={record} onPress={() => onOpen(record)} />,
    },
  ];
};

const Nothing = ({ narrowed }: { narrowed: boolean }) => {
  const { t } = useLingui();
  return narrowed ? (
    <EmptyState compact icon={IconFileText} title={t`No transcription matches`}>
      {t`Try other words or fewer filters.`}
    </EmptyState>
  ) : (
    <EmptyState compact icon={IconFileText} title={t`No session has been transcribed yet`} />
  );
};

/** MTG-05: the transcribed sessions of a program, or of the whole platform; twenty per page. */
export const TranscriptionsPage = ({ programId, filter, onFilter, zone, programmeFilter }: Props) => {
  const { t } = useLingui();
  usePageTitle(t`Meeting Transcriptions`);
  const [opened, setOpened] = useState<TranscriptionRecord | null>(null);
  const { error, table } = useTranscriptions(kit.query(filter, programId === null ? {} : { program_id: programId }));
  const columns = useColumns({ zone, ofAll: programId === null, onOpen: setOpened });
  return (
    <ListPage
      title={t`Meeting Transcriptions`}
      lead={t`Sessions whose recordings were transcribed, with the agreement of everyone in them.`}
      width="admin"
    >
      {programId !== null && <SessionsAllowed programId={programId} />}
      <DataTable
        label={t`Meeting Transcriptions`}
        columns={columns}
        {...table}
        rowKey={({ id }) => id}
        errorText={refusalOf(error)?.error ?? null}
        empty={<Nothing narrowed={kit.isNarrowed(filter)} />}
        toolbar={
          <SearchField
            label={t`Search transcriptions`}
            placeholder={t`Search by name, summary or transcript`}
            value={filter.search ?? ''}
            delay={delays.tables}
            onSearch={(search) => onFilter(kit.change(filter, { search }))}
          />
        }
        filters={programmeFilter}
        onPage={(page) => onFilter(kit.toPage(filter, page))}
      />
      {opened && <DetailsDialog record={opened} zone={zone} onClose={() => setOpened(null)} />}
    </ListPage>
  );
};
