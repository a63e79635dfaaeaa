import { useLingui } from '@lingui/react/macro';
import { usePageTitle } from '../../../lib/page-title.ts';
import { adminPath } from '../../../lib/paths.ts';
import { SectionCard } from '../../../ui/Card.tsx';
import { DashboardPage } from '../../../ui/frames/DashboardPage.tsx';
import { Stack } from '../../../ui/Layout.tsx';
import { Text } from '../../../ui/Text.tsx';
import { useMe } from '../../accounts/index.ts';
import { useThisProgramme } from '../../programmes/index.ts';
import { LoadedForm } from './OfflineSessionsPage.tsx';

const WhatHappens = () => {
  const { t } = useLingui();
  return (
    <SectionCard title={t`What happens then`}>
      <Stack gap="sm">
        <Text size="control">{t`The session counts at once, and everyone in it is told.`}</Text>
        <Text size="control">{t`They are asked for a review. It costs no credit.`}</Text>
        <Text size="control">{t`You can delete it until one of them has reviewed it.`}</Text>
      </Stack>
    </SectionCard>
  );
};

/** ADB-45, M43: an admin logs a session for a chosen mentor and mentee, or for a group. */
export const AdminOfflinePage = () => {
  const { t } = useLingui();
  const { me } = useMe();
  const programme = useThisProgramme();
  usePageTitle(t`Log a session for others`);
  if (me === null) return null;
  return (
    <DashboardPage
      width="admin"
      title={t`Log a session for others`}
      lead={t`A session that a mentor and a mentee held outside of the calendar, within the last 90 days.`}
      back={{ href: adminPath(programme, 'bookings/bookings_list'), label: t`Bookings` }}
      aside={<WhatHappens />}
      asideLabel={t`What happens then`}
    >
      <LoadedForm
        log={{ userId: me.id, programId: programme.id, forOthers: true }}
        zone={me.timezone}
        isActive={programme.is_active}
      />
    </DashboardPage>
  );
};
