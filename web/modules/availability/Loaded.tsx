import { Trans, useLingui } from '@lingui/react/macro';
import { IconLock } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { CallRefused } from '../../lib/call.ts';
import { paths } from '../../lib/paths.ts';
import { Button } from '../../ui/Button.tsx';
import { Card } from '../../ui/Card.tsx';
import { Stack } from '../../ui/Layout.tsx';
import { SkeletonForm } from '../../ui/Skeletons.tsx';
import { EmptyState, ErrorState } from '../../ui/States.tsx';
import { useAvailability } from './queries.ts';

interface Props {
  /** Wraps the skeleton, the error and the refusal. */
  frame: (content: ReactNode) => ReactNode;
  children: (availability: NonNullable<ReturnType<typeof useAvailability>['data']>) => ReactNode;
}

/** AVL-11: tells people who are not mentors why there is nothing here, in the server's words. */
const Denied = ({ children }: { children: ReactNode }) => {
  const { t } = useLingui();
  return (
    <Card>
      <EmptyState
        icon={IconLock}
        title={t`This page is for mentors`}
        action={
          <Button kind="light" href={paths.dashboard()}>
            <Trans>Go to your dashboard</Trans>
          </Button>
        }
      >
        {children}
      </EmptyState>
    </Card>
  );
};

/** The saved hours, or the reason they cannot be shown. */
export const Loaded = ({ frame, children }: Props) => {
  const { data, error, isFetching, refetch } = useAvailability();
  if (data !== undefined) return children(data);
  if (error === null) {
    return frame(
      <Stack>
        <SkeletonForm fields={1} />
        <SkeletonForm fields={7} />
      </Stack>,
    );
  }
  if (error instanceof CallRefused && error.status === 403) return frame(<Denied>{error.refusal.error}</Denied>);
  return frame(
    <Card>
      <ErrorState onRetry={() => void refetch()} retrying={isFetching} />
    </Card>,
  );
};
