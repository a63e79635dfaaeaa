import { useLingui } from '@lingui/react/macro';
import { IconFileText, IconLink } from '@tabler/icons-react';
import type { Resource } from '../../../contract/resources/schemas.ts';
import { SectionCard } from '../../ui/Card.tsx';
import { IconLine } from '../../ui/Facts.tsx';
import { Stack } from '../../ui/Layout.tsx';
import { Link } from '../../ui/navigation.tsx';
import { ListRow, RowList } from '../../ui/RowList.tsx';
import { SkeletonList } from '../../ui/Skeletons.tsx';
import { EmptyState, ErrorState } from '../../ui/States.tsx';
import { Text } from '../../ui/Text.tsx';
import { useThisProgramme } from '../programmes/index.ts';
import { useResources } from './queries.ts';

const Line = ({ resource }: { resource: Resource }) => (
  <ListRow>
    <Stack gap="xs">
      <IconLine icon={resource.category === 'link' ? IconLink : IconFileText}>
        <Link href={resource.file ?? resource.url} newTab>
          {resource.title}
        </Link>
      </IconLine>
      {resource.description !== '' && (
        <Text size="control" tone="secondary">
          {resource.description}
        </Text>
      )}
    </Stack>
  </ListRow>
);

/** RES-10: the programme's resources for all members, or for those with the reader's role. */
export const MemberResources = () => {
  const { t } = useLingui();
  const { id } = useThisProgramme();
  const { data, isError, refetch } = useResources(id);
  return (
    <SectionCard title={t`Resources`} flush>
      {isError && <ErrorState compact message={t`Failed to fetch resources.`} onRetry={() => void refetch()} />}
      {!data && !isError && <SkeletonList rows={3} />}
      {data?.length === 0 && <EmptyState compact title={t`No resources yet`} />}
      {data && data.length > 0 && (
        <RowList label={t`Resources`}>
          {data.map((resource) => (
            <Line key={resource.id} resource={resource} />
          ))}
        </RowList>
      )}
    </SectionCard>
  );
};
