import { Trans, useLingui } from '@lingui/react/macro';
import { IconCalendar, IconClock, IconCoins, IconVideo } from '@tabler/icons-react';
import { requestLimits } from '../../../../contract/bookings/values.ts';
import { longDay, noonOf, timeRange } from '../../../lib/time.ts';
import { Avatar } from '../../../ui/Avatar.tsx';
import { IconLine } from '../../../ui/Facts.tsx';
import { Divider, Stack } from '../../../ui/Layout.tsx';
import { Heading, Text } from '../../../ui/Text.tsx';
import { SessionPrice } from '../SessionPrice.tsx';
import { endOf } from '../slots.ts';
import type { OtherSide } from './people.ts';
import type { BookingSession } from './useBookSession.ts';
import type { Wizard } from './wizard.ts';

/** CRD-07: what the session costs, and the balance. */
export const CreditLine = ({ credits }: { credits: NonNullable<BookingSession['credits']> }) =>
  credits.price === 0 ? <Trans>No credit needed</Trans> : <SessionPrice {...credits} />;

const Chosen = ({ wizard: { day, slot, zone } }: { wizard: Wizard }) => {
  if (day === null) return null;
  return (
    <IconLine icon={IconCalendar} tone="brand" strong>
      {longDay(noonOf(day, zone), zone)}
      {slot !== null && (
        <>
          <br />
          {timeRange(slot, endOf(slot), zone)}
        </>
      )}
    </IconLine>
  );
};

interface Props {
  other: OtherSide;
  wizard: Wizard;
  credits: BookingSession['credits'];
}

/** The pane that keeps the choices in view. */
export const Summary = ({ other, wizard, credits }: Props) => {
  const { t } = useLingui();
  const minutes = requestLimits.durationMinutes;
  return (
    <Stack>
      <Avatar name={other.name} src={other.photo} size={76} shape="square" />
      <Stack gap="none">
        <Heading level={3}>{other.name}</Heading>
        {other.about !== '' && (
          <Text size="control" tone="secondary">
            {other.about}
          </Text>
        )}
      </Stack>
      <Divider />
      <IconLine icon={IconClock}>{t`${minutes} minutes`}</IconLine>
      <IconLine icon={IconVideo}>{t`Video call`}</IconLine>
      {credits && (
        <IconLine icon={IconCoins}>
          <CreditLine credits={credits} />
        </IconLine>
      )}
      <Chosen wizard={wizard} />
    </Stack>
  );
};
