import { Plural, useLingui } from '@lingui/react/macro';
import { IconFileSearch, IconLink } from '@tabler/icons-react';
import { useState } from 'react';
import type { ImportedPair, PairImport } from '../../../../contract/pairings/schemas/managed.ts';
import { pairingLimits } from '../../../../contract/pairings/values.ts';
import { refusalOf } from '../../../lib/call.ts';
import { usePageTitle } from '../../../lib/page-title.ts';
import { adminPath } from '../../../lib/paths.ts';
import { tableFileTypes } from '../../../lib/table-file-types.ts';
import { ActionButton, Button } from '../../../ui/Button.tsx';
import { SectionCard } from '../../../ui/Card.tsx';
import { type Column, DataTable } from '../../../ui/DataTable.tsx';
import { FilePick } from '../../../ui/FilePick.tsx';
import { Form, FormActions } from '../../../ui/Form.tsx';
import { ListPage } from '../../../ui/frames/ListPage.tsx';
import { Row, Stack } from '../../../ui/Layout.tsx';
import { Notice } from '../../../ui/Notice.tsx';
import { StatusPill } from '../../../ui/Pills.tsx';
import { EmptyState } from '../../../ui/States.tsx';
import { Tabs } from '../../../ui/Tabs.tsx';
import { useThisProgramme } from '../../programmes/index.ts';
import { useCheckImport, useRunImport } from './queries.ts';

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

const Rows = ({ data }: { data: PairImport }) => {
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

interface CheckedProps {
  file: File;
  checked: PairImport;
  onAgain: () => void;
}

/** What will happen to each row, and after the import, what did. */
const Checked = ({ file, checked, onAgain }: CheckedProps) => {
  const { t } = useLingui();
  const programme = useThisProgramme();
  const { mutate, data: done, isPending, error } = useRunImport(programme.id);
  const { ready } = checked.counts;
  return (
    <Stack gap="lg">
      {done ? (
        <Notice
          tone="success"
          action={
            <Row>
              <Button onPress={onAgain}>{t`Another file`}</Button>
              <Button kind="primary" href={adminPath(programme, 'group_and_pairings_management')}>
                {t`See the pairs`}
              </Button>
            </Row>
          }
        >
          <Plural value={done.counts.added} one="# pair was made." other="# pairs were made." />{' '}
          {done.counts.added > 0 && t`They are told.`}
        </Notice>
      ) : (
        <Row justify="end">
          <Button onPress={onAgain}>{t`Another file`}</Button>
          <ActionButton
            kind="primary"
            icon={IconLink}
            pending={isPending}
            whyNot={ready === 0 ? t`No row of this file can be paired.` : null}
            onPress={() => mutate(file)}
          >
            <Plural value={ready} one="Make # pair" other="Make # pairs" />
          </ActionButton>
        </Row>
      )}
      {error && <Notice tone="error">{refusalOf(error)?.error}</Notice>}
      <Rows data={done ?? checked} />
    </Stack>
  );
};

/** Imports existing pairs from a file: every row is checked and shown before anything is saved (PAR-29). */
export const ImportPairsPage = () => {
  const { t } = useLingui();
  usePageTitle(t`Import pairs`);
  const programme = useThisProgramme();
  const [file, setFile] = useState<File | null>(null);
  const { mutate, data: checked, isPending, error, reset } = useCheckImport(programme.id);
  const refusal = refusalOf(error);
  const noFile = file === null ? t`Choose a file first` : null;
  const choose = (next: File | null) => {
    setFile(next);
    reset();
  };
  return (
    <ListPage
      title={t`Import pairs`}
      lead={t`Every row is checked and shown first. Nobody is paired until you say so; a file that is sent twice pairs nobody twice.`}
      back={{ href: adminPath(programme, 'group_and_pairings_management'), label: t`Groups and pairings` }}
      width="admin"
    >
      {file !== null && checked ? (
        <Checked file={file} checked={checked} onAgain={() => choose(null)} />
      ) : (
        <SectionCard
          title={t`Choose a file`}
          hint={t`A CSV file with the headings mentor_email and mentee_email, and one pair a line. Both are members of the program already.`}
        >
          <Form
            label={t`Choose a file`}
            error={refusal?.fields ? null : (refusal?.error ?? null)}
            onSubmit={() => {
              if (file !== null) mutate(file);
            }}
          >
            <FilePick
              label={t`File`}
              accept={tableFileTypes}
              maxBytes={pairingLimits.importBytes}
              files={file === null ? [] : [{ key: file.name, name: file.name, bytes: file.size }]}
              onPick={([first]) => choose(first ?? null)}
              onRemove={() => choose(null)}
              error={refusal?.fields?.file}
            />
            <FormActions>
              <ActionButton
                kind="primary"
                icon={IconFileSearch}
                submit
                pending={isPending}
                whyNot={programme.is_active ? noFile : t`This program is no longer active.`}
              >
                {t`Check the file`}
              </ActionButton>
            </FormActions>
          </Form>
        </SectionCard>
      )}
    </ListPage>
  );
};
