import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { Draft } from '../../../../../contract/pairings/schemas/matching/drafts.ts';
import type { Person } from '../../../../../contract/profiles/schemas/own.ts';
import { refusalOf } from '../../../../lib/call.ts';
import { listKit } from '../../../../lib/list-kit.ts';
import { ActionButton } from '../../../../ui/Button.tsx';
import { type Column, DataTable } from '../../../../ui/DataTable.tsx';
import { EmptyState } from '../../../../ui/States.tsx';
import { useLeftOut } from '../queries.ts';
import { reasonOf } from '../../../../lib/reasons.ts';
import { suggestionSearch } from '../search.ts';
import { useLeftOutSentence } from '../words.ts';
import { type ListProps, ListSearch } from './ListSearch.tsx';
import { Member } from './Member.tsx';

type Row = NonNullable<ReturnType<typeof useLeftOut>['data']>['left_out'][number];

interface Props extends ListProps {
  draft: Draft;
  tabs: ReactNode;
  onOverride: (mentee: Person) => void;
}

const useColumns = ({ draft, onOverride }: Pick<Props, 'draft' | 'onOverride'>): Column<Row>[] => {
  const { t } = useLingui();
  const sentence = useLeftOutSentence();
  return [
    { key: 'mentee', header: t`Mentee`, card: 'title', cell: ({ mentee }) => <Member person={mentee} /> },
    { key: 'reason', header: t`Why`, cell: (row) => sentence(row) },
    {
      key: 'acts',
      header: t`Action`,
      align: 'end',
      card: 'actions',
      cell: ({ mentee }) => {
        const name = mentee.full_name;
        return (
          <ActionButton
            size="sm"
            kind="light"
            label={t`Choose a mentor for ${name}`}
            whyNot={reasonOf(draft.why_not.change)}
            onPress={() => onOverride(mentee)}
          >
            {t`Choose a mentor`}
          </ActionButton>
        );
      },
    },
  ];
};

/** M15: who has no mentor in a draft, and why, in a sentence each. */
export const LeftOut = ({ draft, tabs, filter, onFilter, onOverride }: Props) => {
  const { t } = useLingui();
  const kit = listKit(suggestionSearch);
  const { search, page } = kit.query(filter);
  const { error, table } = useLeftOut(draft.id, { page, ...(search !== undefined && { search }) });
  const columns = useColumns({ draft, onOverride });
  return (
    <DataTable
      label={t`Mentees who are left out`}
      columns={columns}
      {...table}
      rowKey={({ mentee }) => mentee.id}
      errorText={refusalOf(error)?.error ?? null}
      empty={<EmptyState compact title={filter.search === undefined ? t`Nobody is left out` : t`Nothing was found`} />}
      tabs={tabs}
      toolbar={<ListSearch filter={filter} onFilter={onFilter} label={t`Search mentees`} />}
      onPage={(next) => onFilter(kit.toPage(filter, next))}
    />
  );
};
