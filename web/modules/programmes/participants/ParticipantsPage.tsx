import { Plural, useLingui } from '@lingui/react/macro';
import { IconFileImport, IconUserPlus } from '@tabler/icons-react';
import { type ReactNode, useState } from 'react';
import type { Participant, Participants } from '../../../../contract/programmes/schemas/participants.ts';
import { usePageTitle } from '../../../lib/page-title.ts';
import { adminPath } from '../../../lib/paths.ts';
import { SaveCsv } from '../../../lib/SaveCsv.tsx';
import { Button } from '../../../ui/Button.tsx';
import { ListPage } from '../../../ui/frames/ListPage.tsx';
import { BegunImports } from '../import/BegunImports.tsx';
import { useThisProgramme } from '../this-programme.tsx';
import { AddRoleDialog } from './AddRoleDialog.tsx';
import { EditDialog } from './EditDialog.tsx';
import { useChoice } from './many/use-choice.ts';
import { useMany } from './many/use-many.tsx';
import { ParticipantsTable } from './ParticipantsTable.tsx';
import { participantsFile, useParticipants } from './queries.ts';
import { RemoveDialog } from './RemoveDialog.tsx';
import { type ParticipantFilter, participantSearch } from './search.ts';
import { participantsPage } from '../../../../contract/programmes/values.ts';
import { listKit } from '../../../lib/list-kit.ts';
import { useColumns } from './useColumns.tsx';

/** INV-03: the tab of a role has its own page size. */
const participantQuery = (filter: ParticipantFilter) =>
  listKit(participantSearch).query(filter, filter.role === undefined ? {} : { per_page: participantsPage });

interface Props {
  filter: ParticipantFilter;
  zone: string;
  onFilter: (next: ParticipantFilter) => void;
  /** The way to people who are not in the program yet, which a later module knows. */
  tabs?: ReactNode;
}

/** A count of 10,001 stands for more than 10,000 (contract). */
const Counts = ({ page }: { page: Participants }) => (
  <>
    <Plural value={page.mentors} _10001="Over 10,000 mentors" one="# mentor" other="# mentors" />
    {' · '}
    <Plural value={page.mentees} _10001="Over 10,000 mentees" one="# mentee" other="# mentees" />
  </>
);

/** The dialogs of the page, of which at most one is open. */
const useWindows = () => {
  const [edited, setEdited] = useState<Participant | null>(null);
  const [removed, setRemoved] = useState<Participant | null>(null);
  const [addingRole, setAddingRole] = useState(false);
  return { edited, setEdited, removed, setRemoved, addingRole, setAddingRole };
};

interface WindowsProps extends ReturnType<typeof useWindows> {
  programId: number;
  roles: Participants['roles'] | undefined;
}

const Windows = ({ programId, roles = [], ...windows }: WindowsProps) => {
  const { edited, setEdited, removed, setRemoved, addingRole, setAddingRole } = windows;
  return (
    <>
      <RemoveDialog programId={programId} participant={removed} onClose={() => setRemoved(null)} />
      {edited && (
        <EditDialog
          key={edited.user_id}
          programId={programId}
          participant={edited}
          roles={roles.filter(({ is_owner: isOwner }) => !isOwner)}
          onClose={() => setEdited(null)}
        />
      )}
      {addingRole && <AddRoleDialog programId={programId} onClose={() => setAddingRole(false)} />}
    </>
  );
};

/** INV-01…09, INV-28: the people in the programme, by role. */
export const ParticipantsPage = ({ filter, zone, onFilter, tabs }: Props) => {
  const { t } = useLingui();
  usePageTitle(t`Participants`);
  const programme = useThisProgramme();
  const windows = useWindows();
  const { data, error, table } = useParticipants(programme.id, participantQuery(filter));
  const choice = useChoice(filter, { rows: table.rows, total: data?.total ?? 0 });
  const many = useMany(programme.id, choice, data?.roles);
  const columns = useColumns({ zone, choice, onEdit: windows.setEdited, onRemove: windows.setRemoved });
  const actions = (
    <>
      <SaveCsv address={participantsFile(programme, filter)} />
      <Button icon={IconFileImport} href={adminPath(programme, 'user_management/import')}>
        {t`Add from a file`}
      </Button>
      <Button kind="primary" icon={IconUserPlus} href={adminPath(programme, 'user-invites')}>
        {t`User Types and Invites`}
      </Button>
    </>
  );
  return (
    <ListPage title={t`Participants`} lead={data && <Counts page={data} />} actions={actions} tabs={tabs} width="admin">
      <BegunImports programme={programme} />
      {many.outcome}
      <ParticipantsTable
        programId={programme.id}
        {...{ filter, onFilter, data, error, table, columns }}
        bar={many.bar}
        onAddRole={data?.may_add_roles && programme.is_active ? () => windows.setAddingRole(true) : null}
      />
      {many.dialog}
      <Windows programId={programme.id} roles={data?.roles} {...windows} />
    </ListPage>
  );
};
