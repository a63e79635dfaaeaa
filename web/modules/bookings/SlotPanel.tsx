import { useLingui } from '@lingui/react/macro';
import { IconCalendarOff } from '@tabler/icons-react';
import { type ComponentProps, useState } from 'react';
import { deviceZone } from '../../lib/clock.ts';
import { paths } from '../../lib/paths.ts';
import { Button } from '../../ui/Button.tsx';
import { SectionCard } from '../../ui/Card.tsx';
import { Stack } from '../../ui/Layout.tsx';
import { EmptyState, ErrorState } from '../../ui/States.tsx';
import { Text } from '../../ui/Text.tsx';
import { useMe } from '../accounts/index.ts';
import { askToSignIn, keepVisitorsWish } from './ask-to-sign-in.ts';
import type { SessionMentee, SessionMentor } from './BookSession/people.ts';
import type { Preset } from './BookSession/wizard.ts';
import { IntoView } from './IntoView.tsx';
import { useSlots } from './queries.ts';
import { DayField, TimesField, ZoneField } from './SlotFields.tsx';
import { slotsByDay } from './slots.ts';
import { BookSession, CalendarUnknown, SessionPrice } from './windows.ts';

interface Props {
  mentor: SessionMentor;
  /** BKG-65: the mentee a mentor asks back, at a time of the mentor's own. */
  mentee?: SessionMentee;
  title?: string;
}

const usePanel = ({ mentor, mentee }: Omit<Props, 'title'>) => {
  const { me, isLoading } = useMe();
  const slots = useSlots(mentor.id);
  const [chosenZone, setZone] = useState<string | null>(null);
  const [chosenDay, setDay] = useState<string | null>(null);
  const zone = chosenZone ?? me?.timezone ?? deviceZone();
  const open = slots.data?.slots ?? [];
  const day = chosenDay !== null && slotsByDay(open, zone).has(chosenDay) ? chosenDay : null;
  return {
    isOwn: me?.id === mentor.id && mentee === undefined,
    isVisitor: me === null && !isLoading,
    slots,
    open,
    zone,
    setZone,
    day,
    // BKG-26
    pickDay: (next: string) => (me ? setDay(next) : askToSignIn(mentor, { day: next, zone })),
  };
};

/** A sign-in link for visitors (PRO-17) that leads back to this mentor, with the window open (M29). */
const SignInButton = ({ mentor }: Pick<Props, 'mentor'>) => {
  const { t } = useLingui();
  return (
    <Button kind="primary" full href={paths.signIn()} onPress={() => keepVisitorsWish(mentor)}>
      {t`Sign In`}
    </Button>
  );
};

interface Slots {
  credits: ComponentProps<typeof SessionPrice> | null;
  calendar_unknown: boolean;
}

interface AnswerProps {
  /** Absent while it loads. */
  slots: Slots | undefined;
}

/** M28; nothing where a session is free. */
const Price = ({ slots }: AnswerProps) =>
  slots?.credits?.price ? (
    <Text size="control" tone="secondary">
      <SessionPrice {...slots.credits} />
    </Text>
  ) : null;

/** CAL-10 */
const Unknown = ({ slots }: AnswerProps) => (slots?.calendar_unknown ? <CalendarUnknown /> : null);

/** The booking panel on a mentor's page: dates, times, then the Book Session window (PRO-14, PRO-15). */
export const SlotPanel = ({ title, ...whom }: Props) => {
  const { t } = useLingui();
  const { isOwn, isVisitor, slots, open, zone, setZone, day, pickDay } = usePanel(whom);
  const [preset, setPreset] = useState<Preset | null>(null);
  if (isOwn) return null; // PRO-13
  const isEmpty = !slots.isPending && open.length === 0;
  return (
    <SectionCard title={title ?? t`Book a session`} hint={t`60 minutes, video call`}>
      <Price slots={slots.data} />
      {slots.isError && slots.data === undefined ? (
        <ErrorState compact onRetry={() => void slots.refetch()} retrying={slots.isFetching} />
      ) : isEmpty ? (
        <EmptyState compact icon={IconCalendarOff} title={t`I'm currently not available.`} />
      ) : (
        <Stack gap="md">
          <Unknown slots={slots.data} />
          <ZoneField zone={zone} onZone={setZone} slot={null} day={day} />
          <DayField slots={open} zone={zone} day={day} onDay={pickDay} loading={slots.isPending} />
          {day !== null && (
            <IntoView day={day}>
              <TimesField
                slots={open}
                zone={zone}
                day={day}
                slot={preset?.slot ?? null}
                onSlot={(slot) => setPreset({ slot, zone })}
                empty={t`No time slots available`}
              />
            </IntoView>
          )}
          {isVisitor && <SignInButton mentor={whom.mentor} />}
        </Stack>
      )}
      {preset && <BookSession {...whom} preset={preset} onClose={() => setPreset(null)} />}
    </SectionCard>
  );
};
