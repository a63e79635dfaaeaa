import { useLingui } from '@lingui/react/macro';
import type { ImportRow, ParticipantImport } from '../../../../contract/programmes/schemas/imports.ts';
import { SaveCsv } from '../../../lib/SaveCsv.tsx';
import { type Column, DataTable } from '../../../ui/DataTable.tsx';
import { StatusPill } from '../../../ui/Pills.tsx';
import { EmptyState } from '../../../ui/States.tsx';
import { Tabs } from '../../../ui/Tabs.tsx';
import type { Shown, useImport } from './queries.ts';

const states = ['ready', 'wrong', 'member', 'added', 'invited', 'undone'] as const;
const tones = { ready: 'blue', wrong: 'red', member: 'grey', added: 'green', invited: 'cyan', undone: 'grey' } as const;

const useWords = () => {
  const { t } = useLingui();
  return {
    ready: t`Ready`,
    wrong: t`Left out`,
    member: t`Member already`,
    added: t`Added`,
    invited: t`Invited`,
    undone: t`Taken back`,
  };
};

const useColumns = (): Column<ImportRow>[] => {
  const { t } = useLingui();
  const words = useWords();
  return [
    { key: 'line', header: t`Line`, cell: ({ line }) => line },
    { key: 'email', header: t`Email`, card: 'title', cell: ({ email }) => email ?? '–' },
    { key: 'name', header: t`Name`, breaks: 'anywhere', cell: ({ name }) => name || '–' },
    { key: 'role', header: t`Role`, cell: ({ role }) => role ?? '–' },
    {
      key: 'problem',
      header: t`Reason`,
      breaks: 'anywhere',
      cell: ({ problem, warning }) => problem ?? warning ?? '–',
    },
    {
      key: 'state',
      header: t`Result`,
      card: 'end',
      cell: ({ state }) => <StatusPill tone={tones[state]}>{words[state]}</StatusPill>,
    },
  ];
};

interface Props {
  /** Where the rows that are left out can be downloaded. */
  leftOut: string;
  counts: ParticipantImport['counts'];
  table: ReturnType<typeof useImport>['table'];
  shown: Shown;
  onShow: (shown: Shown) => void;
}

const everything = 'all';

/** What will happen, or has happened, to each row. */
export const RowsTable = ({ leftOut, counts, table, shown, onShow }: Props) => {
  const { t } = useLingui();
  const words = useWords();
  const all = states.reduce((sum, state) => sum + counts[state], 0);
  const tabs = [
    { key: everything, label: t`All rows`, count: all },
    ...states
      .filter((state) => state !== 'undone' || counts.undone > 0)
      .map((state) => ({ key: state, label: words[state], count: counts[state] })),
  ];
  const choose = (key: string) => {
    const state = states.find((one) => one === key);
    onShow(state === undefined ? {} : { state });
  };
  return (
    <DataTable
      label={t`Rows of the file`}
      columns={useColumns()}
      {...table}
      rowKey={(row) => row.line}
      empty={<EmptyState compact title={t`No row is like that`} />}
      tabs={<Tabs label={t`Results`} items={tabs} active={shown.state ?? everything} onChange={choose} />}
      toolbar={counts.wrong > 0 && <SaveCsv address={leftOut} label={t`Download the rows left out`} />}
      onPage={(page) => onShow({ ...shown, page })}
    />
  );
};
