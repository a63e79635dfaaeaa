import { useLingui } from '@lingui/react/macro';
import { IconUsers } from '@tabler/icons-react';
import { type UseFormReturn, useWatch } from 'react-hook-form';
import { refusalOf } from '../../../../lib/call.ts';
import { PersonRow } from '../../../../ui/Avatar.tsx';
import { SectionCard } from '../../../../ui/Card.tsx';
import { Disclosure } from '../../../../ui/Disclosure.tsx';
import { Row, Stack } from '../../../../ui/Layout.tsx';
import { ListRow, RowList } from '../../../../ui/RowList.tsx';
import { ScoreBar } from '../../../../ui/ScoreBar.tsx';
import { SkeletonList } from '../../../../ui/Skeletons.tsx';
import { EmptyState, ErrorState } from '../../../../ui/States.tsx';
import { useThisProgramme } from '../../../programmes/index.ts';
import { Arithmetic } from '../Arithmetic.tsx';
import { points } from '../points.ts';
import { useExamples } from '../queries.ts';
import { useRested } from '../useRested.ts';
import type { TypedSettings } from './form.ts';

type Examples = NonNullable<ReturnType<typeof useExamples>['data']>['examples'];

const Found = ({ examples }: { examples: Examples }) => {
  const { t } = useLingui();
  if (examples.length === 0)
    return (
      <EmptyState compact icon={IconUsers} title={t`No pair to show`}>
        {t`There is nobody to match, or the rules keep everyone apart.`}
      </EmptyState>
    );
  return (
    <RowList label={t`Examples`}>
      {examples.map(({ mentee, mentor, score, parts }) => {
        const names = [mentee.full_name, mentor.full_name] as const;
        return (
          <ListRow key={mentee.id}>
            <Stack gap="sm">
              <PersonRow name={mentee.full_name} src={mentee.profile_photo_url} meta={mentee.job_title} size={32} />
              <PersonRow name={mentor.full_name} src={mentor.profile_photo_url} meta={mentor.job_title} size={32} />
              <Row>
                <ScoreBar label={t`Score of ${names[0]} and ${names[1]}`} value={points(score)} />
              </Row>
              <Disclosure title={t`How it adds up`}>
                <Arithmetic label={t`Score of ${names[0]} and ${names[1]}`} score={score} parts={parts} />
              </Disclosure>
            </Stack>
          </ListRow>
        );
      })}
    </RowList>
  );
};

/** A few mentees with the mentor who would fit them best, by the weights on the page, saved or not. */
export const ExamplePairs = ({ form }: { form: UseFormReturn<TypedSettings> }) => {
  const { t } = useLingui();
  const { id } = useThisProgramme();
  const weights = useRested(useWatch({ control: form.control, name: 'weights' }));
  const counts = Object.values(weights).some((weight) => weight > 0);
  const { data, error, refetch, isFetching } = useExamples(id, weights, counts);
  return (
    <SectionCard
      title={t`Examples`}
      hint={t`The best mentor for a few mentees, by the weights on this page. Nothing is saved.`}
      flush
    >
      {!counts && <EmptyState compact title={t`Give at least one criterion a weight`} />}
      {counts && data && <Found examples={data.examples} />}
      {counts && !data && error === null && <SkeletonList rows={3} />}
      {counts && !data && error !== null && (
        <ErrorState compact message={refusalOf(error)?.error} onRetry={() => void refetch()} retrying={isFetching} />
      )}
    </SectionCard>
  );
};
