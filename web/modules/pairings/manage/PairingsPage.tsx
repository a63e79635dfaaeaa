import { useLingui } from '@lingui/react/macro';
import { IconFileImport, IconLink, IconUsersGroup } from '@tabler/icons-react';
import { useMemo, useState } from 'react';
import type { ManagedPairing, PairingType } from '../../../../contract/pairings/schemas/managed.ts';
import { delays } from '../../../lib/delays.ts';
import { legacyFailure } from '../../../lib/legacy-failure.ts';
import { usePageTitle } from '../../../lib/page-title.ts';
import { adminPath } from '../../../lib/paths.ts';
import { ActionButton, Button } from '../../../ui/Button.tsx';
import { Card } from '../../../ui/Card.tsx';
import { DataTable } from '../../../ui/DataTable.tsx';
import { ListPage } from '../../../ui/frames/ListPage.tsx';
import { SearchField } from '../../../ui/SearchField.tsx';
import { SelectField } from '../../../ui/SelectField.tsx';
import { EmptyState } from '../../../ui/States.tsx';
import { useThisProgramme } from '../../programmes/index.ts';
import { membersOf } from './candidates.ts';
import { EndDialog } from './EndDialog.tsx';
import { PageTabs } from './PageTabs.tsx';
import { EditGroupDialog, GroupDialog, Suggestions } from './windows.ts';
import { PairDialog } from './PairDialog.tsx';
import { usePairings } from './queries.ts';
import {
  type ManagementFilter,
  type PairingFilter,
  pairingSearch,
  pairingStatuses,
  type SuggestionAddress,
} from './search.ts';
import { TurnDialog, type Turning } from './TurnDialog.tsx';
import { useActs } from './useActs.tsx';
import { useGroupColumns, usePairColumns } from './useColumns.tsx';
import { useOpened } from './useOpened.ts';
import { useStatusWords, useTitleOf } from './words.ts';
import { listKit } from '../../../lib/list-kit.ts';

interface Props {
  filter: PairingFilter;
  zone: string;
  onFilter: (next: ManagementFilter) => void;
}

const anyStatus = 'any';

const Tools = ({ filter, onFilter }: Omit<Props, 'zone'>) => {
  const { t } = useLingui();
  const words = useStatusWords();
  const { search = '', status } = filter;
  return (
    <>
      <SearchField
        label={t`Search pairs and groups`}
        placeholder={t`Search by name or email`}
        value={search}
        onSearch={(next) => onFilter(listKit(pairingSearch).change(filter, { search: next }))}
        delay={delays.tables}
      />
      <SelectField
        label={t`Status`}
        labelHidden
        value={status ?? anyStatus}
        onChange={(next) => onFilter(listKit(pairingSearch).change(filter, { status: next }))}
        options={[
          { value: anyStatus, label: t`All statuses` },
          ...pairingStatuses.map((one) => ({ value: one, label: words[one] })),
        ]}
      />
    </>
  );
};

const Nothing = ({ tab, filtered }: { tab: PairingType; filtered: boolean }) => {
  const { t } = useLingui();
  if (filtered) return <EmptyState compact title={t`Nothing was found`} />;
  return tab === 'pair' ? (
    <EmptyState compact icon={IconLink} title={t`There are no pairs yet.`}>
      {t`Create one, or bring in the pairs you have from a file.`}
    </EmptyState>
  ) : (
    <EmptyState compact icon={IconUsersGroup} title={t`There are no groups yet.`}>
      {t`A group is at least one mentor and two mentees who meet together.`}
    </EmptyState>
  );
};

/** The dialogs, of which at most one is open. */
const useWindows = (rows: readonly ManagedPairing[]) => {
  const [creating, setCreating] = useState(false);
  const edited = useOpened(rows);
  const [ended, setEnded] = useState<ManagedPairing | null>(null);
  const [turning, setTurning] = useState<Turning | null>(null);
  return { creating, setCreating, edited, ended, setEnded, turning, setTurning };
};
type Windows = ReturnType<typeof useWindows>;

const OpenWindows = ({ windows, tab }: { windows: Windows; tab: PairingType }) => {
  const { id: programId } = useThisProgramme();
  const titleOf = useTitleOf();
  const candidates = useMemo(() => membersOf(programId), [programId]);
  const { creating, setCreating, ended, setEnded, turning, setTurning } = windows;
  const { group, learn, close: closeEdited } = windows.edited;
  const close = () => setCreating(false);
  return (
    <>
      {creating && tab === 'pair' && <PairDialog programId={programId} onClose={close} />}
      {creating && tab === 'group' && <GroupDialog {...{ programId, candidates }} onClose={close} />}
      {group && <EditGroupDialog key={group.id} {...{ group, candidates }} onLearn={learn} onClose={closeEdited} />}
      <EndDialog pairing={ended && { id: ended.id, title: titleOf(ended) }} onClose={() => setEnded(null)} />
      <TurnDialog pairing={turning} onClose={() => setTurning(null)} />
    </>
  );
};

const Actions = ({ tab, onCreate }: { tab: PairingType; onCreate: () => void }) => {
  const { t } = useLingui();
  const programme = useThisProgramme();
  const isPair = tab === 'pair';
  return (
    <>
      {isPair && (
        <Button icon={IconFileImport} href={adminPath(programme, 'group_and_pairings_management/import')}>
          {t`Import pairs`}
        </Button>
      )}
      <ActionButton
        kind="primary"
        icon={isPair ? IconLink : IconUsersGroup}
        whyNot={programme.is_active ? null : t`This program is no longer active.`}
        onPress={onCreate}
      >
        {isPair ? t`Create a pair` : t`Create a group`}
      </ActionButton>
    </>
  );
};

/** PAR-29, B72: the programme's pairs and groups. */
const PairsAndGroups = ({ filter, zone, onFilter }: Props) => {
  const { t } = useLingui();
  const programme = useThisProgramme();
  const { tab = 'pair' } = filter;
  const { data, error, table } = usePairings(listKit(pairingSearch).query(filter, { program_id: programme.id }));
  // The rows of the previous tab stay until the next ones have loaded, so leave them out.
  const rows = table.rows.filter(({ type }) => type === tab);
  const windows = useWindows(rows);
  const actsOf = useActs<ManagedPairing>({
    ...(data && { links: data.chat_links }),
    onEdit: windows.edited.open,
    onEnd: windows.setEnded,
    onTurn: windows.setTurning,
  });
  const columns = { pair: usePairColumns({ zone, actsOf }), group: useGroupColumns({ zone, actsOf }) };
  return (
    <ListPage
      title={t`Groups and pairings`}
      lead={t`Who meets whom, one to one and in groups.`}
      actions={<Actions tab={tab} onCreate={() => windows.setCreating(true)} />}
      width="admin"
    >
      <DataTable
        label={tab === 'pair' ? t`Pairs` : t`Groups`}
        columns={columns[tab]}
        {...table}
        rows={rows}
        rowKey={({ id }) => id}
        errorText={legacyFailure(error)}
        empty={<Nothing tab={tab} filtered={listKit(pairingSearch).isNarrowed(filter)} />}
        tabs={<PageTabs tab={tab} counts={data?.counts} onFilter={onFilter} />}
        toolbar={<Tools filter={filter} onFilter={onFilter} />}
        onPage={(page) => onFilter(listKit(pairingSearch).toPage(filter, page))}
      />
      <OpenWindows windows={windows} tab={tab} />
    </ListPage>
  );
};

/** PAR-31: drafts of pairs, with the counts of the other tabs beside. */
const SuggestionsTab = ({ filter, zone, onFilter }: Omit<Props, 'filter'> & { filter: SuggestionAddress }) => {
  const { t } = useLingui();
  const { id } = useThisProgramme();
  const { data } = usePairings({ program_id: id, type: 'pair', page: 1 });
  return (
    <ListPage
      title={t`Groups and pairings`}
      lead={t`Who would fit whom: drafts that only admins see.`}
      tabs={
        <Card padding="none">
          <PageTabs tab="suggestions" counts={data?.counts} onFilter={onFilter} />
        </Card>
      }
      width="admin"
    >
      <Suggestions filter={filter} zone={zone} onFilter={(next) => onFilter({ ...next, tab: 'suggestions' })} />
    </ListPage>
  );
};

interface PageProps {
  filter: ManagementFilter;
  zone: string;
  onFilter: (next: ManagementFilter) => void;
}

/** PAR-29, PAR-31: who meets whom in a programme, and who could. */
export const PairingsPage = ({ filter, ...rest }: PageProps) => {
  const { t } = useLingui();
  usePageTitle(t`Groups and pairings`);
  return filter.tab === 'suggestions' ? (
    <SuggestionsTab filter={filter} {...rest} />
  ) : (
    <PairsAndGroups filter={filter} {...rest} />
  );
};
