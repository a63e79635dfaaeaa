import { Trans, useLingui } from '@lingui/react/macro';
import { serverNow } from '../../lib/clock.ts';
import { longDay, timeOfDay } from '../../lib/time.ts';
import { SectionCard } from '../../ui/Card.tsx';
import { Stack } from '../../ui/Layout.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { TimeZoneField } from '../../ui/TimeZoneField.tsx';
import { type ClockChange, clockChangeSoon } from './clock-change.ts';
import { useTimeZones } from './queries.ts';
import type { Editor } from './useEditor.ts';
import { lengthWords } from './words.ts';

const ClockNotice = ({ change: { at, before, after, minutes }, zone }: { change: ClockChange; zone: string }) => {
  const { t } = useLingui();
  const day = longDay(at, zone);
  const length = lengthWords(Math.abs(minutes));
  return (
    <Notice title={minutes > 0 ? t`The clocks go forward on ${day}` : t`The clocks go back on ${day}`}>
      <Trans>
        By {length}: {before} becomes {after}. Your hours stay the same on your own clock; mentees elsewhere see them at
        another time from then on.
      </Trans>
    </Notice>
  );
};

/** The time zone of all the hours (AVL-03, AVL-04). */
export const ZoneSection = ({ editor: { draft, messages, change } }: { editor: Editor }) => {
  const { t } = useLingui();
  const { data: zones } = useTimeZones();
  const now = serverNow();
  const { timezone } = draft;
  const clockChange = clockChangeSoon(now, timezone);
  const time = timeOfDay(now, timezone);
  return (
    <SectionCard
      title={t`Time zone`}
      hint={
        draft.own === null
          ? t`All your hours are meant on this clock.`
          : t`All hours, outside this program as well, are meant on this clock.`
      }
    >
      <Stack>
        <TimeZoneField
          value={timezone}
          onChange={(zone) => change({ ...draft, timezone: zone }, 'timezone')}
          now={now}
          {...(zones && { zones })}
          required
          hint={t`It is ${time} there now.`}
          error={messages['timezone']}
        />
        {clockChange && <ClockNotice change={clockChange} zone={timezone} />}
      </Stack>
    </SectionCard>
  );
};
