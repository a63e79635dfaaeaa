import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { refusalOf } from '../../../lib/call.ts';
import { LeaveGuard } from '../../../lib/LeaveGuard.tsx';
import { usePageTitle } from '../../../lib/page-title.ts';
import { adminPath } from '../../../lib/paths.ts';
import { Dialog } from '../../../ui/Dialog.tsx';
import { WizardDialog, WizardPage } from '../../../ui/frames/WizardPage.tsx';
import { Stack } from '../../../ui/Layout.tsx';
import { useNavigateTo } from '../../../ui/navigation.tsx';
import { SkeletonForm } from '../../../ui/Skeletons.tsx';
import { ErrorState } from '../../../ui/States.tsx';
import { Text } from '../../../ui/Text.tsx';
import { useThisProgramme } from '../../programmes/index.ts';
import { useMentors } from './queries.ts';
import { type CreateProps, useCreate } from './useCreate.ts';
import { useParts } from './Wizard.tsx';

/** ADB-42, ADB-43: the first step depends on whether there are groups, so the wizard waits until that is known. */
const WithMentors = ({ children }: { children: (hasGroups: boolean | null, waiting: ReactNode) => ReactNode }) => {
  const { t } = useLingui();
  const { id } = useThisProgramme();
  const { data, error, refetch, isFetching } = useMentors(id, '');
  const message = refusalOf(error)?.error ?? '';
  if (data) return children(data.groups.length > 0, null);
  return children(
    null,
    error ? (
      <ErrorState message={t`Error loading mentors: ${message}`} onRetry={() => void refetch()} retrying={isFetching} />
    ) : (
      <Stack gap="md">
        <Text tone="secondary">
          <span role="status">{t`Loading mentors...`}</span>
        </Text>
        <SkeletonForm fields={3} />
      </Stack>
    ),
  );
};

const InWindow = (props: CreateProps) => {
  const { t } = useLingui();
  const creating = useCreate(props);
  const parts = useParts(creating);
  return <WizardDialog opened fixed onClose={creating.close} label={t`Create Booking`} {...parts} />;
};

/**
 * ADB-41: the wizard in a window that neither Escape nor a click outside closes. It is open for as long as it is
 * mounted.
 */
export const CreateBookingDialog = ({ onDone, onClose }: Omit<CreateProps, 'hasGroups' | 'level'>) => {
  const { t } = useLingui();
  return (
    <WithMentors>
      {(hasGroups, waiting) =>
        hasGroups === null ? (
          <Dialog opened fixed onClose={onClose} title={t`Create Booking`}>
            {waiting}
          </Dialog>
        ) : (
          <InWindow level={3} hasGroups={hasGroups} onDone={onDone} onClose={onClose} />
        )
      }
    </WithMentors>
  );
};

const OnPage = ({ backLink, ...props }: CreateProps & { backLink: { href: string; label: string } }) => {
  const { t } = useLingui();
  const creating = useCreate(props);
  return (
    <>
      <WizardPage title={t`Create Booking`} backLink={backLink} {...useParts(creating)} />
      <LeaveGuard hasChanges={creating.unsent}>{t`What you wrote about the session will be lost.`}</LeaveGuard>
    </>
  );
};

/** ADB-01: the wizard as a page, which leads back to where it was opened from. */
export const CreateBookingPage = ({ from }: { from: string | undefined }) => {
  const { t } = useLingui();
  usePageTitle(t`Create Booking`);
  const programme = useThisProgramme();
  const navigateTo = useNavigateTo();
  const home = from ?? adminPath(programme, 'bookings/bookings_list');
  const leave = () => navigateTo(home);
  return (
    <WithMentors>
      {(hasGroups, waiting) =>
        hasGroups === null ? (
          <Stack>{waiting}</Stack>
        ) : (
          <OnPage
            level={2}
            hasGroups={hasGroups}
            onDone={leave}
            onClose={leave}
            backLink={{ href: home, label: t`Bookings` }}
          />
        )
      }
    </WithMentors>
  );
};
