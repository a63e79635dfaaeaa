import { useLingui } from '@lingui/react/macro';
import {
  IconDots,
  IconEdit,
  IconEye,
  IconForms,
  IconLock,
  IconLockOpen,
  IconPlus,
  IconTrash,
} from '@tabler/icons-react';
import { useState } from 'react';
import type { Application } from '../../../contract/applications/schemas/building.ts';
import { CallRefused, refusalOf } from '../../lib/call.ts';
import { sayFailure } from '../../lib/failure.ts';
import { usePageTitle } from '../../lib/page-title.ts';
import { shortDay } from '../../lib/time.ts';
import { ActionButton, IconButton } from '../../ui/Button.tsx';
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx';
import { CopyButton } from '../../ui/CopyButton.tsx';
import { counted } from '../../ui/counted.ts';
import { type Column, DataTable } from '../../ui/DataTable.tsx';
import { ListPage } from '../../ui/frames/ListPage.tsx';
import { Row, Stack } from '../../ui/Layout.tsx';
import { Menu, type MenuEntry } from '../../ui/Menu.tsx';
import { Link } from '../../ui/navigation.tsx';
import { EmptyState } from '../../ui/States.tsx';
import { Text } from '../../ui/Text.tsx';
import { toastSuccess } from '../../ui/toast.tsx';
import { useViewerZone } from '../accounts/index.ts';
import { useThisProgramme } from '../programmes/index.ts';
import { applicationPages } from './addresses.ts';
import { IntakeBadge, OpenBadge } from './Badges.tsx';
import { IntakeLine } from './IntakeLine.tsx';
import { useApplications, useDeleteApplication, useToggleApplication } from './queries.ts';

const useInactive = () => {
  const { t } = useLingui();
  return useThisProgramme().is_active ? null : t`This program is no longer active.`;
};

const useToggle = (form: Application) => {
  const { t } = useLingui();
  const { mutate, isPending } = useToggleApplication();
  const press = () =>
    mutate(form.id, {
      onSuccess: ({ message }) => toastSuccess(message),
      onError: (error) => sayFailure(error, t`Oops, something went wrong.`),
    });
  return { press, pending: isPending };
};

/** APP-03: Open or Closed, as printed; a form that never was open says so, and can be opened here. */
const Standing = ({ form }: { form: Application }) => {
  const { t } = useLingui();
  const whyNot = useInactive();
  const { press, pending } = useToggle(form);
  const { name, opened, published } = form;
  return (
    <Stack gap="xs">
      <Row gap="xs">
        <OpenBadge published={published} />
        <IntakeBadge form={form} />
      </Row>
      {!published && !opened && (
        <Row gap="xs">
          <Text size="meta" tone="secondary">{t`Not open yet`}</Text>
          <ActionButton
            size="sm"
            kind="light"
            label={t`Open ${name}`}
            whyNot={whyNot}
            pending={pending}
            onPress={press}
          >{t`Open`}</ActionButton>
        </Row>
      )}
    </Stack>
  );
};

const RowMenu = ({ form, onDelete }: { form: Application; onDelete: () => void }) => {
  const { t } = useLingui();
  const pages = applicationPages(useThisProgramme());
  const whyNot = useInactive();
  const { press } = useToggle(form);
  const blocked = whyNot === null ? {} : { whyNot };
  const items: MenuEntry[] = [
    { label: t`View applicants`, icon: IconEye, href: pages.show(form.id) },
    { label: t`Edit`, icon: IconEdit, href: pages.edit(form.id) },
    form.published
      ? { label: t`Close applications`, icon: IconLock, onPress: press, ...blocked }
      : { label: t`Open applications`, icon: IconLockOpen, onPress: press, ...blocked },
    'divider',
    { label: t`Delete`, icon: IconTrash, onPress: onDelete, danger: true, ...blocked },
  ];
  return (
    <Row gap="xs" wrap={false} justify="end">
      <CopyButton
        value={form.url}
        label={t`Copy the link to ${form.name}`}
        message={t`Link copied to clipboard`}
        iconOnly
      />
      <Menu
        label={t`Actions for ${form.name}`}
        trigger={<IconButton icon={IconDots} label={t`Actions for ${form.name}`} />}
        items={items}
      />
    </Row>
  );
};

const useColumns = (zone: string, onDelete: (form: Application) => void): Column<Application>[] => {
  const { t } = useLingui();
  const pages = applicationPages(useThisProgramme());
  return [
    {
      key: 'name',
      header: t`Name`,
      card: 'title',
      cell: (form) => (
        <Stack gap="none">
          <Text strong>
            <Link href={pages.show(form.id)} tone="plain">
              {form.name}
            </Link>
          </Text>
          <Text size="meta" tone="secondary">
            {t`Joins as ${form.role_name}`}
          </Text>
          <Text size="meta" tone="secondary">
            <IntakeLine form={form} />
          </Text>
        </Stack>
      ),
    },
    { key: 'applicants', header: t`Applicants`, align: 'end', cell: ({ total_applicants: total }) => counted(total) },
    { key: 'waiting', header: t`To review`, align: 'end', cell: ({ application_total: total }) => counted(total) },
    { key: 'created', header: t`Created on`, cell: (form) => shortDay(form.created_at, zone) },
    { key: 'status', header: t`Status`, card: 'end', cell: (form) => <Standing form={form} /> },
    {
      key: 'acts',
      header: t`Actions`,
      headerHidden: true,
      align: 'end',
      card: 'actions',
      cell: (form) => <RowMenu form={form} onDelete={() => onDelete(form)} />,
    },
  ];
};

const DeleteDialog = ({ form, onClose }: { form: Application; onClose: () => void }) => {
  const { t } = useLingui();
  const { mutate, isPending, error } = useDeleteApplication();
  const confirm = () =>
    mutate(form.id, {
      onSuccess: ({ message }) => {
        toastSuccess(message);
        onClose();
      },
    });
  return (
    <ConfirmDialog
      opened
      onClose={onClose}
      onConfirm={confirm}
      pending={isPending}
      error={error ? (error instanceof CallRefused ? error.refusal.error : t`Oops, something went wrong.`) : null}
      title={t`Delete ${form.name}?`}
      confirmLabel={t`Delete`}
    >
      {form.total_applicants === 0
        ? t`The link to it stops working.`
        : t`The link to it stops working, and its applicants disappear with it.`}
    </ConfirmDialog>
  );
};

/** APP-01, APP-02: the forms of a programme. */
export const ApplicationsPage = () => {
  const { t } = useLingui();
  const programme = useThisProgramme();
  const pages = applicationPages(programme);
  const whyNot = useInactive();
  const [leaving, setLeaving] = useState<Application | null>(null);
  const { data, error, refetch } = useApplications(programme.id);
  const columns = useColumns(useViewerZone(), setLeaving);
  usePageTitle(t`Applications`);
  const create = (
    <ActionButton kind="primary" icon={IconPlus} href={pages.create} whyNot={whyNot}>
      {t`Create New`}
    </ActionButton>
  );
  return (
    <ListPage
      title={t`Applications`}
      lead={t`Forms that people fill in to join this program, and what became of them.`}
      actions={create}
      width="admin"
    >
      <DataTable
        label={t`Applications`}
        columns={columns}
        rows={data?.applications ?? []}
        rowKey={(form) => form.id}
        state={data ? 'ready' : error ? 'error' : 'loading'}
        errorText={refusalOf(error)?.error ?? null}
        onRetry={() => void refetch()}
        empty={
          <EmptyState compact icon={IconForms} title={t`No applications yet`}>
            {t`Create a form, open it, and share its link: whoever you approve joins the program.`}
          </EmptyState>
        }
      />
      {leaving && <DeleteDialog form={leaving} onClose={() => setLeaving(null)} />}
    </ListPage>
  );
};
