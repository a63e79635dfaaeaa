import { useLingui } from '@lingui/react/macro';
import { IconFileText, IconFolderOpen, IconLink, IconPencil, IconTrash } from '@tabler/icons-react';
import { allUsers } from '../../../contract/resources/values.ts';
import type { Resource } from '../../../contract/resources/schemas.ts';
import { shortDay } from '../../lib/time.ts';
import { IconButton } from '../../ui/Button.tsx';
import { type Column, DataTable } from '../../ui/DataTable.tsx';
import { IconLine } from '../../ui/Facts.tsx';
import { Row, Stack } from '../../ui/Layout.tsx';
import { Link } from '../../ui/navigation.tsx';
import { EmptyState } from '../../ui/States.tsx';
import { Text } from '../../ui/Text.tsx';
import { useResources } from './queries.ts';

interface Props {
  /** B68: nothing can change in a programme that is over. */
  readOnly: boolean;
  programId: number;
  zone: string;
  onEdit: (resource: Resource) => void;
  onDelete: (resource: Resource) => void;
}

/** RES-02 */
const useColumns = ({ zone, onEdit, onDelete }: Props): Column<Resource>[] => {
  const { t } = useLingui();
  return [
    {
      key: 'title',
      header: t`Title`,
      card: 'title',
      cell: (resource) => (
        <Stack gap="none">
          <Link href={resource.file ?? resource.url} newTab>
            {resource.title}
          </Link>
          {resource.description !== '' && (
            <Text size="meta" tone="secondary" lines={2}>
              {resource.description}
            </Text>
          )}
        </Stack>
      ),
    },
    {
      key: 'type',
      header: t`Type`,
      cell: ({ category }) =>
        category === 'link' ? (
          <IconLine icon={IconLink}>{t`Link`}</IconLine>
        ) : (
          <IconLine icon={IconFileText}>{t`File`}</IconLine>
        ),
    },
    {
      key: 'audience',
      header: t`Viewable by`,
      cell: ({ user_type: audience }) => (audience === allUsers ? t`All Users` : audience),
    },
    { key: 'uploaded', header: t`Uploaded`, cell: (resource) => shortDay(resource.created_at, zone) },
    {
      key: 'acts',
      header: t`Actions`,
      align: 'end',
      card: 'actions',
      cell: (resource) => (
        <Row gap="xs" justify="end" wrap={false}>
          <IconButton icon={IconPencil} label={t`Edit ${resource.title}`} onPress={() => onEdit(resource)} />
          <IconButton
            icon={IconTrash}
            kind="danger"
            label={t`Delete ${resource.title}`}
            onPress={() => onDelete(resource)}
          />
        </Row>
      ),
    },
  ];
};

export const ResourceTable = (props: Props) => {
  const { t } = useLingui();
  const { data, error, refetch } = useResources(props.programId);
  const columns = useColumns(props).filter(({ key }) => key !== 'acts' || !props.readOnly);
  return (
    <DataTable
      label={t`Resources`}
      columns={columns}
      rows={data ?? []}
      rowKey={({ id }) => id}
      state={data ? 'ready' : error ? 'error' : 'loading'}
      errorText={t`Failed to fetch resources.`}
      onRetry={() => void refetch()}
      empty={
        <EmptyState compact icon={IconFolderOpen} title={t`No resources yet`}>
          {t`Share a handbook, a recording or a link. You choose who sees it.`}
        </EmptyState>
      }
    />
  );
};
