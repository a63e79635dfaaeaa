import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import type { ImportedPair, PairImport } from '../../../../contract/pairings/schemas/imports.ts';
import { type Column, DataTable } from '../../../ui/DataTable.tsx';
import { StatusPill } from '../../../ui/Pills.tsx';
import { EmptyState } from '../../../ui/States.tsx';
import { Tabs } from '../../../ui/Tabs.tsx';

const states = ['ready', 'wrong', 'paired', 'added'] as const;
const tones = { ready: 'blue', wrong: 'red', paired: 'grey', added: 'green' } as const;
const everything = 'all';
const rowsShown = 50;

const useWords = () => {
  const { t } = useLingui();
  return { ready: t`Will be paired`, wrong: t`Left out`, paired: t`A pair already`, added: t`Paired` };
};

const useColumns = (): Column<ImportedPair>[] => {
  const { t } = useLingui();
  const words = useWords();
  return [
    { key: 'line', header: t`Line`, cell: ({ line }) => line },
    {
      key: 'mentor',
      header: t`Mentor`,
      card: 'title',
      breaks: 'anywhere',
      cell: ({ mentor_email: email }) => email || '–',
    },
    { key: 'mentee', header: t`Mentee`, breaks: 'anywhere', cell: ({ mentee_email: email }) => email || '–' },
    { key: 'problem', header: t`Reason`, breaks: 'anywhere', cell: ({ problem }) => problem ?? '–' },
    {
      key: 'state',
      header: t`Result`,
      card: 'end',
      cell: ({ state }) => <StatusPill tone={tones[state]}>{words[state]}</StatusPill>,
    },
  ];
};

/** What will happen to each row, or has happened. */
export const PairRows = ({ data }: { data: PairImport }) => {
  const { t } = useLingui();
  const words = useWords();
  const columns = useColumns();
  const [asked, setAsked] = useState<{ state: string; page: number }>({ state: everything, page: 1 });
  const tabs = [
    { key: everything, label: t`All rows`, count: data.rows.length },
    ...states.map((state) => ({ key: state, label: words[state], count: data.counts[state] })),
  ];
  const wanted = data.rows.filter(({ state }) => asked.state === everything || asked.state === state);
  const pages = Math.max(1, Math.ceil(wanted.length / rowsShown));
  const page = Math.min(asked.page, pages);
  return (
    <DataTable
      label={t`Rows of the file`}
      columns={columns}
      rows={wanted.slice((page - 1) * rowsShown, page * rowsShown)}
      rowKey={({ line }) => line}
      empty={<EmptyState compact title={t`No row is like that`} />}
      tabs={
        <Tabs label={t`Results`} items={tabs} active={asked.state} onChange={(state) => setAsked({ state, page: 1 })} />
      }
      page={page}
      pages={pages}
      onPage={(next) => setAsked({ ...asked, page: next })}
    />
  );
};
