import { Trans, useLingui } from '@lingui/react/macro';
import { IconTrash } from '@tabler/icons-react';
import { Button, IconButton } from '../../ui/Button.tsx';
import { Grow, Row, Stack } from '../../ui/Layout.tsx';
import { useIsPhone } from '../../ui/media.ts';
import { Text } from '../../ui/Text.tsx';
import type { Hours } from './draft.ts';
import { HourField } from './HourField.tsx';

interface RangeProps {
  /** The weekday or date these hours belong to, for screen readers. */
  name: string;
  hours: Hours;
  onChange: (hours: Hours) => void;
  /** Null where a phone has no room for it, since the day's switch does the same. */
  onRemove: (() => void) | null;
  fromMessage: string | undefined;
  toMessage: string | undefined;
}

/** A range of hours, from – to. */
const Range = ({ name, hours: { from, to }, onChange, onRemove, fromMessage, toMessage }: RangeProps) => {
  const { t } = useLingui();
  const isPhone = useIsPhone();
  const isWrong = fromMessage !== undefined || toMessage !== undefined;
  const fields = (
    <Row gap="sm" wrap={false} align={isWrong ? 'start' : 'center'}>
      <Grow>
        <HourField
          label={t`${name}, from`}
          value={from}
          onChange={(time) => onChange({ from: time, to })}
          error={fromMessage}
        />
      </Grow>
      <Text tone="secondary" as="span">
        –
      </Text>
      <Grow>
        <HourField
          label={t`${name}, to`}
          isEnd
          value={to}
          onChange={(time) => onChange({ from, to: time })}
          error={toMessage}
        />
      </Grow>
      {!isPhone && onRemove && (
        <IconButton icon={IconTrash} label={t`Remove these hours of ${name}`} onPress={onRemove} />
      )}
    </Row>
  );
  if (!isPhone || !onRemove) return fields;
  return (
    <Stack gap="xs">
      {fields}
      <Row justify="end">
        <Button kind="quiet" size="sm" icon={IconTrash} label={t`Remove these hours of ${name}`} onPress={onRemove}>
          <Trans>Remove</Trans>
        </Button>
      </Row>
    </Stack>
  );
};

interface Props {
  name: string;
  hours: readonly Hours[];
  onChange: (hours: Hours[]) => void;
  /** The message for the range at this index. */
  messageOf: (at: number, field: 'from' | 'to') => string | undefined;
}

/** The ranges of a day, one below the other. */
export const HoursFields = ({ name, hours, onChange, messageOf }: Props) => {
  const isPhone = useIsPhone();
  const canRemove = !isPhone || hours.length > 1;
  return (
    <Stack gap="sm">
      {hours.map((one, at) => (
        <Range
          key={at}
          name={name}
          hours={one}
          onChange={(next) => onChange(hours.map((other, i) => (i === at ? next : other)))}
          onRemove={canRemove ? () => onChange(hours.filter((_, i) => i !== at)) : null}
          fromMessage={messageOf(at, 'from')}
          toMessage={messageOf(at, 'to')}
        />
      ))}
    </Stack>
  );
};
