import { useLingui } from '@lingui/react/macro';
import { sayFailure } from '../../../lib/failure.ts';
import { Card } from '../../../ui/Card.tsx';
import { SwitchRow } from '../../../ui/Choices.tsx';
import { SkeletonForm } from '../../../ui/Skeletons.tsx';
import { ErrorState } from '../../../ui/States.tsx';
import { toastSuccess } from '../../../ui/toast.tsx';
import { useChangeSessionsAllowed, useSessionsAllowed } from './queries.ts';

/** M14: whether sessions of this program may be transcribed at all. */
export const SessionsAllowed = ({ programId }: { programId: number }) => {
  const { t } = useLingui();
  const { data, isError, isFetching, refetch } = useSessionsAllowed(programId);
  const { mutate, isPending } = useChangeSessionsAllowed(programId);
  const change = (on: boolean) =>
    mutate(on, {
      onSuccess: () => toastSuccess(on ? t`Sessions can be transcribed` : t`Sessions are no longer transcribed`),
      onError: (fault) => sayFailure(fault, t`The setting was not saved`, 'unsaid'),
    });
  if (!data)
    return (
      <Card>
        {isError ? (
          <ErrorState compact onRetry={() => void refetch()} retrying={isFetching} />
        ) : (
          <SkeletonForm fields={1} />
        )}
      </Card>
    );
  return (
    <Card>
      <SwitchRow
        label={t`Members may have their sessions transcribed`}
        hint={t`Everyone in a session has to agree to it. Turning this off stops what is under way; finished transcripts stay.`}
        checked={data.sessions_allowed}
        pending={isPending}
        onChange={change}
      />
    </Card>
  );
};
