import { useLingui } from '@lingui/react/macro';
import { ErrorState } from '../ui/States.tsx';

/** Something in a page broke: what happened, and one more try. */
export const PageError = ({ reset }: { reset: () => void }) => {
  const { t } = useLingui();
  return <ErrorState title={t`Oops, something went wrong!`} onRetry={reset} />;
};
