import { plural } from '@lingui/core/macro';
import { shortDay, timeOfDay } from '../../lib/time.ts';
import { Stack } from '../../ui/Layout.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { Text } from '../../ui/Text.tsx';

interface Props {
  reports: readonly { id: number; by: string; reason: string; at: string }[];
  zone: string;
}

/** Who reported it, when, and why. */
export const ReportReasons = ({ reports, zone }: Props) => (
  <Notice tone="warning" title={plural(reports.length, { one: 'Reported once', other: 'Reported # times' })}>
    <Stack gap="xs" as="ul">
      {reports.map(({ id, by, reason, at }) => (
        <li key={id}>
          <Text typed as="div">
            {reason}
          </Text>
          <Text size="meta" tone="secondary">{`${by} · ${shortDay(at, zone)}, ${timeOfDay(at, zone)}`}</Text>
        </li>
      ))}
    </Stack>
  </Notice>
);
