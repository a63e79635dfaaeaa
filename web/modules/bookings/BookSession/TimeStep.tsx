import { useLingui } from '@lingui/react/macro';
import { Stack } from '../../../ui/Layout.tsx';
import { SkeletonForm } from '../../../ui/Skeletons.tsx';
import { ErrorState } from '../../../ui/States.tsx';
import { TakenNotice, TimesField, ZoneField } from '../SlotFields.tsx';
import { BeforeStart } from '../BeforeStart.tsx';
import { CalendarUnknown } from '../CalendarUnknown.tsx';
import type { BookingSession } from './useBookSession.ts';
import { atSlot, takeInstead } from './wizard.ts';

/** Step 1: the times of the day; also says when the chosen time has been taken meanwhile (BKG-125, BKG-127). */
export const TimeStep = ({ session }: { session: BookingSession }) => {
  const { t } = useLingui();
  const { wizard, setWizard, open, isCalendarUnknown, loading, failed, retry, pickZone } = session;
  const { taken, zone, day, slot } = wizard;
  if (failed) return <ErrorState onRetry={retry} compact />;
  if (loading) return <SkeletonForm fields={3} />;
  return (
    <Stack gap="md">
      {taken && <TakenNotice taken={taken} zone={zone} onPick={(one) => setWizard((now) => takeInstead(now, one))} />}
      {isCalendarUnknown && <CalendarUnknown />}
      <ZoneField zone={zone} onZone={pickZone} slot={slot} day={day} />
      {day !== null && (
        <TimesField
          slots={open}
          zone={zone}
          day={day}
          slot={slot}
          onSlot={(one) => setWizard((now) => atSlot(now, one))}
          empty={t`No time slots available`}
        />
      )}
      <BeforeStart slot={slot} />
    </Stack>
  );
};
