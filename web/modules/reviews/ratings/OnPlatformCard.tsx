import { useLingui } from '@lingui/react/macro';
import { sayFailure } from '../../../lib/failure.ts';
import { Card } from '../../../ui/Card.tsx';
import { SwitchRow } from '../../../ui/Choices.tsx';
import { SkeletonForm } from '../../../ui/Skeletons.tsx';
import { ErrorState } from '../../../ui/States.tsx';
import { toastSuccess } from '../../../ui/toast.tsx';
import { useThisProgramme } from '../../programmes/index.ts';
import { useChangeReviewSettings, useReviewSettings } from './queries.ts';

/** M32: whether members may show what they say in this programme outside of it. */
export const OnPlatformCard = () => {
  const { t } = useLingui();
  const { id, is_active: isActive } = useThisProgramme();
  const { data, isError, isFetching, refetch } = useReviewSettings(id);
  const { mutate, isPending } = useChangeReviewSettings(id);
  if (!data) {
    return (
      <Card>
        {isError ? (
          <ErrorState compact onRetry={() => void refetch()} retrying={isFetching} />
        ) : (
          <SkeletonForm fields={1} />
        )}
      </Card>
    );
  }
  return (
    <Card>
      <SwitchRow
        label={t`Allow reviews on public profiles`}
        hint={
          data.private
            ? t`Reviews are private in this program, so none are shown outside it.`
            : t`Members can then choose to show a review on the person’s public profile too. Turning this off takes all of them away again.`
        }
        checked={data.on_platform}
        pending={isPending}
        whyNot={isActive ? null : t`This program is no longer active.`}
        onChange={(on) =>
          mutate(on, {
            onSuccess: () =>
              toastSuccess(on ? t`Reviews can be shown on public profiles` : t`Reviews stay in this program`),
            onError: (error) => sayFailure(error, t`The setting was not saved`, 'unsaid'),
          })
        }
      />
    </Card>
  );
};
