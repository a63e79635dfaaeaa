import { useLingui } from '@lingui/react/macro';
import type { Availability } from '../../../contract/availability/schemas/own.ts';
import { Stack } from '../../ui/Layout.tsx';
import { Text } from '../../ui/Text.tsx';
import { weekLines } from './week-lines.ts';
import { hoursWords, weekdayName } from './words.ts';

/** A read-only summary of the week in a few lines. */
export const WeekLines = ({ rules }: Pick<Availability, 'rules'>) => {
  const { t } = useLingui();
  const lines = weekLines(rules);
  if (lines.length === 0) return <Text as="span" tone="secondary">{t`No open hours`}</Text>;
  return (
    <Stack gap="none">
      {lines.map(({ first, last, hours }) => {
        const days = first === last ? weekdayName(first) : `${weekdayName(first)} – ${weekdayName(last)}`;
        return (
          <Text key={first} size="control" numeric>
            {`${days}: ${hours.map(hoursWords).join(', ')}`}
          </Text>
        );
      })}
    </Stack>
  );
};
