import { useLingui } from '@lingui/react/macro';
import { IconChevronDown, IconFileUpload, IconLink } from '@tabler/icons-react';
import { useState } from 'react';
import type { Resource } from '../../../contract/resources/schemas.ts';
import { sayFailure } from '../../lib/failure.ts';
import { usePageTitle } from '../../lib/page-title.ts';
import { adminPath } from '../../lib/paths.ts';
import { Button } from '../../ui/Button.tsx';
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx';
import { ListPage } from '../../ui/frames/ListPage.tsx';
import { Menu } from '../../ui/Menu.tsx';
import { Tabs } from '../../ui/Tabs.tsx';
import { toastSuccess } from '../../ui/toast.tsx';
import { useViewerZone } from '../accounts/index.ts';
import { useProgrammeRoles, useThisProgramme } from '../programmes/index.ts';
import { AlertForm } from './AlertForm.tsx';
import { useDeleteResource } from './queries.ts';
import { ResourceDialog } from './ResourceDialog.tsx';
import { ResourceTable } from './ResourceTable.tsx';

export type ResourcesView = 'notifications' | 'resources';

const DeleteQuestion = ({ resource, onClose }: { resource: Resource; onClose: () => void }) => {
  const { t } = useLingui();
  const { mutate, isPending } = useDeleteResource(resource.program_id);
  const remove = () =>
    mutate(resource, {
      onSuccess: () => {
        toastSuccess(t`Successfully deleted.`);
        onClose();
      },
      onError: (error) => sayFailure(error, t`Failed to delete.`, 'unsaid'),
    });
  return (
    <ConfirmDialog
      opened
      onClose={onClose}
      onConfirm={remove}
      title={t`Delete this resource?`}
      confirmLabel={t`Delete`}
      pending={isPending}
    >
      {t`Members can no longer open “${resource.title}”. This cannot be undone.`}
    </ConfirmDialog>
  );
};

type Edited = { category: 'link' | 'file'; resource: Resource | null };

const AddMenu = ({ onAdd }: { onAdd: (category: Edited['category']) => void }) => {
  const { t } = useLingui();
  return (
    <Menu
      label={t`Add`}
      align="end"
      trigger={
        <Button kind="primary" iconEnd={IconChevronDown}>
          {t`Add`}
        </Button>
      }
      items={[
        { label: t`New Link`, icon: IconLink, onPress: () => onAdd('link') },
        { label: t`New File`, icon: IconFileUpload, onPress: () => onAdd('file') },
      ]}
    />
  );
};

/** RES-01, B86: the alert above the members' overview, and the resources they can open. */
export const ResourcesPage = ({ view }: { view: ResourcesView }) => {
  const { t } = useLingui();
  usePageTitle(t`Resources`);
  const programme = useThisProgramme();
  const zone = useViewerZone();
  const { data: roles = [] } = useProgrammeRoles(programme.id);
  const [edited, setEdited] = useState<Edited | null>(null);
  const [deleted, setDeleted] = useState<Resource | null>(null);
  const items = (['notifications', 'resources'] as const).map((key) => ({
    key,
    label: key === 'notifications' ? t`Notifications` : t`Resources`,
    href: `${adminPath(programme, 'resources')}?view=${key}`,
  }));
  const add = <AddMenu onAdd={(category) => setEdited({ category, resource: null })} />;
  return (
    <ListPage
      title={t`Resources`}
      width="admin"
      tabs={<Tabs label={t`Resources`} items={items} active={view} />}
      {...(view === 'resources' && programme.is_active && { actions: add })}
    >
      {view === 'notifications' ? (
        <AlertForm programme={programme} />
      ) : (
        <ResourceTable
          readOnly={!programme.is_active}
          programId={programme.id}
          zone={zone}
          onEdit={(resource) => setEdited({ category: resource.category, resource })}
          onDelete={setDeleted}
        />
      )}
      {edited && (
        <ResourceDialog
          {...edited}
          programId={programme.id}
          roles={roles.map(({ name }) => name)}
          onClose={() => setEdited(null)}
        />
      )}
      {deleted && <DeleteQuestion resource={deleted} onClose={() => setDeleted(null)} />}
    </ListPage>
  );
};
