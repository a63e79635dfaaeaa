import { useLingui } from '@lingui/react/macro';
import { IconCompass } from '@tabler/icons-react';
import { paths } from '../lib/paths.ts';
import { Button } from '../ui/Button.tsx';
import { EmptyState } from '../ui/States.tsx';

/** NAV-27, B124 */
export const PageNotFound = () => {
  const { t } = useLingui();
  return (
    <EmptyState
      icon={IconCompass}
      title={t`Page not found`}
      action={
        <Button kind="primary" href={paths.landing()}>
          {t`Home`}
        </Button>
      }
    >
      {t`The page you are looking for does not exist, or has moved.`}
    </EmptyState>
  );
};
