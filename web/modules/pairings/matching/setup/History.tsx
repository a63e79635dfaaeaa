import { useLingui } from '@lingui/react/macro';
import { IconHistory } from '@tabler/icons-react';
import type { DraftLine } from '../../../../../contract/pairings/schemas/matching/drafts.ts';
import { refusalOf } from '../../../../lib/call.ts';
import { shortDay, timeOfDay } from '../../../../lib/time.ts';
import { Button } from '../../../../ui/Button.tsx';
import { SectionCard } from '../../../../ui/Card.tsx';
import { type Column, DataTable } from '../../../../ui/DataTable.tsx';
import { Stack } from '../../../../ui/Layout.tsx';
import { StatusPill } from '../../../../ui/Pills.tsx';
import { EmptyState } from '../../../../ui/States.tsx';
import { Text } from '../../../../ui/Text.tsx';
import { useThisProgramme } from '../../../programmes/index.ts';
import { points } from '../points.ts';
import { useDrafts } from '../queries.ts';
import { statusTones, useDraftStatusWords } from '../words.ts';

interface Props {
  zone: string;
  page: number;
  onPage: (page: number) => void;
  onOpen: (id: number) => void;
}

const When = ({ draft, zone }: { draft: DraftLine; zone: string }) => {
  const at = `${shortDay(draft.created_at, zone)}, ${timeOfDay(draft.created_at, zone)}`;
  return (
    <Stack gap="none">
      <Text as="span" size="control" strong>
        {at}
      </Text>
      <Text as="span" size="meta" tone="secondary">
        {draft.created_by.full_name}
      </Text>
    </Stack>
  );
};

/** What became of it, and who did that. */
const Fate = ({ draft, zone }: { draft: DraftLine; zone: string }) => {
  const { t } = useLingui();
  const words = useDraftStatusWords();
  const who = draft.settled_by?.full_name;
  const when = draft.settled_at === null ? null : shortDay(draft.settled_at, zone);
  return (
    <Stack gap="xs" align="start">
      <StatusPill tone={statusTones[draft.status]}>{words[draft.status]}</StatusPill>
      {who !== undefined && when !== null && <Text as="span" size="meta" tone="secondary">{t`${who}, ${when}`}</Text>}
    </Stack>
  );
};

const useColumns = ({ zone, onOpen }: Pick<Props, 'zone' | 'onOpen'>): Column<DraftLine>[] => {
  const { t } = useLingui();
  return [
    { key: 'made', header: t`Made`, card: 'title', cell: (draft) => <When draft={draft} zone={zone} /> },
    { key: 'status', header: t`Status`, cell: (draft) => <Fate draft={draft} zone={zone} /> },
    {
      key: 'matched',
      header: t`Mentees matched`,
      cell: ({ worth, cohort }) => (worth === null || cohort === null ? '–' : t`${worth.mentees} of ${cohort}`),
    },
    { key: 'pairs', header: t`Pairs`, cell: ({ worth }) => worth?.pairs ?? '–' },
    {
      key: 'lowest',
      header: t`Lowest score`,
      cell: ({ worth }) => (worth?.lowest == null ? '–' : points(worth.lowest)),
    },
    {
      key: 'acts',
      header: t`Action`,
      align: 'end',
      card: 'actions',
      cell: (draft) => {
        const at = `${shortDay(draft.created_at, zone)}, ${timeOfDay(draft.created_at, zone)}`;
        return (
          <Button size="sm" kind="light" label={t`Open the draft of ${at}`} onPress={() => onOpen(draft.id)}>
            {t`Open`}
          </Button>
        );
      },
    },
  ];
};

/** M15: who made which draft when, and what became of it. */
export const History = ({ zone, page, onPage, onOpen }: Props) => {
  const { t } = useLingui();
  const { id } = useThisProgramme();
  const { error, table } = useDrafts(id, page);
  const columns = useColumns({ zone, onOpen });
  return (
    <SectionCard title={t`Drafts`} hint={t`The latest first, with what became of each`} flush>
      <DataTable
        label={t`Drafts so far`}
        columns={columns}
        {...table}
        rowKey={({ id: draft }) => draft}
        errorText={refusalOf(error)?.error ?? null}
        empty={
          <EmptyState compact icon={IconHistory} title={t`There are no drafts yet.`}>
            {t`Run the matching to see who would be paired with whom.`}
          </EmptyState>
        }
        onPage={onPage}
      />
    </SectionCard>
  );
};
