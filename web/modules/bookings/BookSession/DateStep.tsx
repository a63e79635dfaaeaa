import { useLingui } from '@lingui/react/macro';
import { IconCalendarOff } from '@tabler/icons-react';
import { Stack } from '../../../ui/Layout.tsx';
import { EmptyState, ErrorState } from '../../../ui/States.tsx';
import { DayField, ZoneField } from '../SlotFields.tsx';
import { CalendarUnknown } from '../CalendarUnknown.tsx';
import type { BookingSession } from './useBookSession.ts';

/** Step 0 (BKG-25, BKG-27). */
export const DateStep = ({ session }: { session: BookingSession }) => {
  const { t } = useLingui();
  const { wizard, open, isCalendarUnknown, loading, failed, retry, pickZone, pickDay } = session;
  if (failed) return <ErrorState onRetry={retry} compact />;
  if (!loading && open.length === 0)
    return <EmptyState icon={IconCalendarOff} title={t`I'm currently not available.`} compact />;
  return (
    <Stack gap="md">
      {isCalendarUnknown && <CalendarUnknown />}
      <ZoneField zone={wizard.zone} onZone={pickZone} slot={wizard.slot} day={wizard.day} />
      <DayField slots={open} zone={wizard.zone} day={wizard.day} onDay={pickDay} loading={loading} />
    </Stack>
  );
};
