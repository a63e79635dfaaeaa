import { useLingui } from '@lingui/react/macro';
import { PersonRow } from '../../../ui/Avatar.tsx';
import { SectionCard } from '../../../ui/Card.tsx';
import { Stack } from '../../../ui/Layout.tsx';
import { RatingBadge } from '../../../ui/Pills.tsx';
import { SkeletonList } from '../../../ui/Skeletons.tsx';
import { ErrorState } from '../../../ui/States.tsx';
import { useSimilarMentors } from '../queries.ts';

/** PRO-02: absent if there are no similar mentors. */
export const SimilarMentors = ({ slug }: { slug: string }) => {
  const { t } = useLingui();
  const { data, isError, refetch, isFetching } = useSimilarMentors(slug);
  if (data?.data.length === 0) return null;
  return (
    <SectionCard title={t`Similar mentors`}>
      {!data &&
        (isError ? (
          <ErrorState compact onRetry={() => void refetch()} retrying={isFetching} />
        ) : (
          <SkeletonList rows={3} />
        ))}
      {data && (
        <Stack as="ul" gap="md">
          {data.data.map(({ id, full_name: name, photo, info, profile_link: href, fl_average_rating: rating }) => (
            <li key={id}>
              <PersonRow
                name={name}
                src={photo}
                size={44}
                href={href}
                meta={[info.job_title, info.company].filter(Boolean).join(', ')}
                end={rating === null ? null : <RatingBadge value={rating} />}
              />
            </li>
          ))}
        </Stack>
      )}
    </SectionCard>
  );
};
