import { Trans, useLingui } from '@lingui/react/macro';
import { IconCalendarOff, IconClock, IconPlus } from '@tabler/icons-react';
import { availabilityLimits } from '../../../contract/availability/values.ts';
import { Button } from '../../ui/Button.tsx';
import { Row, Stack } from '../../ui/Layout.tsx';
import { RadioCards } from '../../ui/RadioCards.tsx';
import { Text } from '../../ui/Text.tsx';
import type { Hours } from './draft.ts';
import { oneMore } from './hours.ts';
import { HoursFields } from './HoursFields.tsx';

export interface DatesChoice {
  isOpen: boolean;
  hours: readonly Hours[];
}

const isWhole = ({ from, to }: Hours) => from < to;

/** Why these hours cannot be accepted yet; the server checks the rest when they are saved. */
export const whyNotHours = ({ isOpen, hours }: DatesChoice) => {
  if (!isOpen) return null;
  if (hours.length === 0) return 'none';
  return hours.every(isWhole) ? null : 'not_whole';
};

interface Props {
  choice: DatesChoice;
  onChange: (choice: DatesChoice) => void;
  /** The reader tried to go on, so what is missing is shown now. */
  wasAsked: boolean;
}

/** Whether these dates are closed, or open at other hours. */
export const OnTheseDates = ({ choice, onChange, wasAsked }: Props) => {
  const { t } = useLingui();
  const { isOpen, hours } = choice;
  const set = (next: readonly Hours[]) => onChange({ ...choice, hours: next });
  const endsTooEarly = (at: number) => wasAsked && hours[at] !== undefined && !isWhole(hours[at]);
  return (
    <Stack>
      <RadioCards
        label={t`On these dates`}
        options={[
          { value: 'closed', label: t`Closed all day`, note: t`Nobody can book you.`, icon: IconCalendarOff },
          { value: 'open', label: t`Open at other hours`, note: t`Instead of your weekly hours.`, icon: IconClock },
        ]}
        value={isOpen ? 'open' : 'closed'}
        onChange={(value) => onChange({ ...choice, isOpen: value === 'open' })}
      />
      {isOpen && (
        <Stack gap="xs">
          <HoursFields
            name={t`These dates`}
            hours={hours}
            onChange={set}
            messageOf={(at, field) =>
              field === 'to' && endsTooEarly(at) ? t`The end must be later than the start` : undefined
            }
          />
          {hours.length === 0 && wasAsked && (
            <Text size="meta" tone="error">
              <Trans>Please add hours, or close these dates</Trans>
            </Text>
          )}
          {hours.length < availabilityLimits.rangesADay && (
            <Row>
              <Button kind="quiet" size="sm" icon={IconPlus} onPress={() => set([...hours, oneMore(hours)])}>
                <Trans>Add hours</Trans>
              </Button>
            </Row>
          )}
        </Stack>
      )}
    </Stack>
  );
};
