import { useLingui } from '@lingui/react/macro';
import { IconCalendarCheck, IconCalendarPlus, IconMessage2, IconUsersGroup } from '@tabler/icons-react';
import { useState } from 'react';
import { usePageTitle } from '../../../lib/page-title.ts';
import { SectionCard } from '../../../ui/Card.tsx';
import { DashboardPage } from '../../../ui/frames/DashboardPage.tsx';
import { Stack } from '../../../ui/Layout.tsx';
import { later } from '../../../ui/later.tsx';
import { SelectField } from '../../../ui/SelectField.tsx';
import { SkeletonForm } from '../../../ui/Skeletons.tsx';
import { Stat } from '../../../ui/Stat.tsx';
import { EmptyState, ErrorState } from '../../../ui/States.tsx';
import { Text } from '../../../ui/Text.tsx';
import { useMe } from '../../accounts/index.ts';
import { useMyProgrammes, useProgrammeHere } from '../../programmes/index.ts';
import { serverWords } from '../refusals.ts';
import { type Log, useOfflineSummary, useSessionData } from './queries.ts';
import type { SessionFormProps } from './SessionForm.tsx';

interface Place {
  id: number;
  name: string;
  is_active: boolean;
}
const SessionForm = later(async () => (await import('./SessionForm.tsx')).SessionForm);

export const LoadedForm = ({ log, zone, isActive }: Omit<SessionFormProps, 'role'>) => {
  const { data, error, refetch, isFetching } = useSessionData(log);
  if (data) return <SessionForm log={log} zone={zone} role={data.role_type} isActive={isActive} />;
  if (error) return <ErrorState message={serverWords(error)} onRetry={() => void refetch()} retrying={isFetching} />;
  return <SkeletonForm fields={6} />;
};

/** OFF-18 */
const Figures = ({ log }: { log: Log }) => {
  const { t } = useLingui();
  const { data } = useOfflineSummary(log);
  const of = (figure: number | undefined) => figure ?? '–';
  return (
    <>
      <Stat label={t`Booked`} value={of(data?.booked)} icon={IconCalendarPlus} />
      <Stat label={t`Conducted`} value={of(data?.conducted)} icon={IconCalendarCheck} tone="teal" />
      <Stat label={t`Reflected`} value={of(data?.reflected)} icon={IconMessage2} tone="amber" />
    </>
  );
};

interface FrameProps {
  userId: number;
  zone: string;
  /** In a portal its own programme, on the platform all that can be chosen. */
  places: readonly Place[];
}

const Content = ({ userId, zone, places }: FrameProps) => {
  const { t } = useLingui();
  const [chosen, setChosen] = useState<string | null>(null);
  const place = places.find(({ id }) => String(id) === chosen) ?? (places.length === 1 ? places[0] : undefined);
  const log = place && { userId, programId: place.id };
  return (
    <DashboardPage
      title={t`Offline Sessions`}
      lead={t`Log a session that you held outside of the calendar, within the last 90 days.`}
      {...(log && { stats: <Figures log={log} /> })}
      aside={
        <SectionCard title={t`What happens then`}>
          <Stack gap="sm">
            <Text size="control">{t`The person you met is asked whether it took place.`}</Text>
            <Text size="control">{t`Once they confirm it, it counts, and you are both asked for a review.`}</Text>
            <Text size="control">{t`Without an answer within 14 days it stays in your list, but does not count.`}</Text>
            <Text size="control">{t`It costs no credit.`}</Text>
          </Stack>
        </SectionCard>
      }
      asideLabel={t`What happens then`}
    >
      {places.length > 1 && (
        <SelectField
          label={t`Program`}
          required
          placeholder={t`Choose a program`}
          options={places.map(({ id, name }) => ({ value: String(id), label: name }))}
          value={chosen}
          onChange={setChosen}
        />
      )}
      {places.length === 0 && (
        <EmptyState icon={IconUsersGroup} title={t`You are in no program yet.`}>
          {t`Offline sessions belong to a program. Join one, and log what you held there.`}
        </EmptyState>
      )}
      {log && <LoadedForm log={log} zone={zone} isActive={place.is_active} />}
    </DashboardPage>
  );
};

const OnPlatform = (who: Omit<FrameProps, 'places'>) => {
  const { data, error, refetch, isFetching } = useMyProgrammes();
  if (data) return <Content {...who} places={data.programs} />;
  return error ? <ErrorState onRetry={() => void refetch()} retrying={isFetching} /> : <SkeletonForm fields={6} />;
};

/** OFF-01, D25: logs sessions that were held elsewhere; in a portal those of its programme. */
export const OfflineSessionsPage = () => {
  const { t } = useLingui();
  const { me } = useMe();
  const here = useProgrammeHere();
  usePageTitle(t`Offline Sessions`);
  if (me === null) return null;
  const who = { userId: me.id, zone: me.timezone };
  return here === null ? <OnPlatform {...who} /> : <Content {...who} places={[here]} />;
};
