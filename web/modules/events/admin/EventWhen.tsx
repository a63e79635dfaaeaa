import { useLingui } from '@lingui/react/macro';
import { dayIn, offsetOf, shortDay, timeOfDay, timeRange } from '../../../lib/time.ts';
import { Text } from '../../../ui/Text.tsx';

interface Span {
  start_time: string;
  end_time: string;
  timezone: string;
}

/** Fri, 4 Dec 2026, 7:00 pm – 9:00 pm; an event of several days says when its last one ends. */
const spanOf = ({ start_time: start, end_time: end }: Span, zone: string) =>
  dayIn(start, zone) === dayIn(end, zone)
    ? `${shortDay(start, zone)}, ${timeRange(start, end, zone)}`
    : `${shortDay(start, zone)}, ${timeOfDay(start, zone)} – ${shortDay(end, zone)}, ${timeOfDay(end, zone)}`;

/** The same for a reader on another clock; null where both clocks show the same. */
export const useYourTime = (span: Span | null, zone: string) => {
  const { t } = useLingui();
  if (span === null || spanOf(span, zone) === spanOf(span, span.timezone)) return null;
  const own = spanOf(span, zone);
  return t`Your time: ${own}`;
};

/** When an event is, on its own clock; whoever reads it on another clock is told theirs as well. */
export const EventWhen = ({ event, zone }: { event: Span; zone: string }) => {
  const own = useYourTime(event, zone);
  const place = event.timezone.replaceAll('_', ' ');
  return (
    <>
      <Text as="div" size="control">
        {spanOf(event, event.timezone)}
      </Text>
      <Text as="div" size="meta" tone="secondary">
        {`${place} (${offsetOf(event.start_time, event.timezone)})`}
      </Text>
      {own !== null && (
        <Text as="div" size="meta" tone="secondary">
          {own}
        </Text>
      )}
    </>
  );
};
