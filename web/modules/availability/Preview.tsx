import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { serverNow } from '../../lib/clock.ts';
import { dayIn, shortDay, timeOfDay } from '../../lib/time.ts';
import { Button } from '../../ui/Button.tsx';
import { SectionCard } from '../../ui/Card.tsx';
import { Stack } from '../../ui/Layout.tsx';
import { TagList } from '../../ui/Pills.tsx';
import { SkeletonForm } from '../../ui/Skeletons.tsx';
import { EmptyState, ErrorState } from '../../ui/States.tsx';
import { Text } from '../../ui/Text.tsx';
import { TimeZoneField } from '../../ui/TimeZoneField.tsx';
import { type OpenDay, openDaysOf } from './open-days.ts';
import { useSlotsToShow, useTimeZones } from './queries.ts';
import { dayWords } from './words.ts';

interface Props {
  mentorId: number;
  /** The mentor's own zone, as saved. */
  timezone: string;
  /** Unsaved changes are not part of the preview. */
  hasChanges: boolean;
}

const fortnight = 14;
const daysAtFirst = 5;
const timesAtFirst = 7;

const DayLines = ({ days, zone }: { days: readonly OpenDay[]; zone: string }) => (
  <Stack as="ul">
    {days.map(({ day, starts }) => (
      <Stack key={day} as="li" gap="xs">
        <Text size="control" strong>
          {dayWords(day)}
        </Text>
        <TagList label={dayWords(day)} tags={starts.map((start) => timeOfDay(start, zone))} max={timesAtFirst} />
      </Stack>
    ))}
  </Stack>
);

/** What mentees see while the mentor has no open times (BKG-27), and when that ends. */
const Nothing = ({ next, zone }: { next: string | undefined; zone: string }) => {
  const { t } = useLingui();
  if (next !== undefined) {
    const day = shortDay(next, zone);
    return (
      <EmptyState compact title={t`Nothing is open in the next two weeks`}>
        <Trans>The first open day is {day}.</Trans>
      </EmptyState>
    );
  }
  return (
    <EmptyState compact title={t`No open times`}>
      <Trans>Mentees read: “I'm currently not available.”</Trans>
    </EmptyState>
  );
};

const Slots = ({ slots, zone }: { slots: readonly string[]; zone: string }) => {
  const [showsAll, setShowsAll] = useState(false);
  const days = openDaysOf(slots, zone, dayIn(serverNow(), zone), fortnight);
  if (days.length === 0) return <Nothing next={slots[0]} zone={zone} />;
  const more = days.length - daysAtFirst;
  return (
    <Stack>
      <DayLines days={showsAll ? days : days.slice(0, daysAtFirst)} zone={zone} />
      {more > 0 && !showsAll && (
        <Button kind="light" size="sm" full onPress={() => setShowsAll(true)}>
          {more === 1 ? <Trans>Show 1 more day</Trans> : <Trans>Show {more} more days</Trans>}
        </Button>
      )}
    </Stack>
  );
};

/** AVL-12: the open starts of the next two weeks, as the server offers them. */
export const Preview = ({ mentorId, timezone, hasChanges }: Props) => {
  const { t } = useLingui();
  const { data: zones } = useTimeZones();
  const { data, isError, isFetching, refetch } = useSlotsToShow(mentorId);
  const [chosen, setZone] = useState<string | null>(null);
  const zone = chosen ?? timezone;
  if (data === undefined && !isError) return <SkeletonForm fields={3} />;
  return (
    <SectionCard
      title={t`What mentees see`}
      hint={hasChanges ? t`Save to see your changes here.` : t`Open times of the next two weeks, for an hour.`}
    >
      {data === undefined ? (
        <ErrorState compact onRetry={() => void refetch()} retrying={isFetching} />
      ) : (
        <Stack>
          <TimeZoneField
            label={t`Shown in`}
            value={zone}
            onChange={setZone}
            now={serverNow()}
            {...(zones && { zones })}
          />
          <Slots slots={data.slots} zone={zone} />
        </Stack>
      )}
    </SectionCard>
  );
};
