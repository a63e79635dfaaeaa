import { useLingui } from '@lingui/react/macro';
import { refusalOf } from '../../lib/call.ts';
import { ErrorState } from '../../ui/States.tsx';

interface Props {
  error: unknown;
  isFetching: boolean;
  refetch: () => unknown;
}

export const TranscriptFailed = ({ error, isFetching, refetch }: Props) => {
  const { t } = useLingui();
  return (
    <ErrorState
      compact
      title={t`The transcript could not be loaded`}
      message={refusalOf(error)?.error}
      onRetry={() => void refetch()}
      retrying={isFetching}
    />
  );
};
