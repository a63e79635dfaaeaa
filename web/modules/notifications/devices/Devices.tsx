import { useLingui } from '@lingui/react/macro';
import { IconBellRinging, IconDeviceMobile } from '@tabler/icons-react';
import { mostDevices } from '../../../../contract/notifications/values.ts';
import type { Device } from '../../../../contract/notifications/schemas/devices.ts';
import { refusalOf } from '../../../lib/call.ts';
import { deviceZone } from '../../../lib/clock.ts';
import { sayFailure } from '../../../lib/failure.ts';
import { productName } from '../../../lib/product.ts';
import { shortDay } from '../../../lib/time.ts';
import { Button } from '../../../ui/Button.tsx';
import { SectionCard } from '../../../ui/Card.tsx';
import { Grow, Row, Stack } from '../../../ui/Layout.tsx';
import { Notice } from '../../../ui/Notice.tsx';
import { ListRow, RowList } from '../../../ui/RowList.tsx';
import { SkeletonForm } from '../../../ui/Skeletons.tsx';
import { ErrorState } from '../../../ui/States.tsx';
import { Text } from '../../../ui/Text.tsx';
import { toastSuccess } from '../../../ui/toast.tsx';
import { useDevices, useDeviceState, useRemoveDevice, useTurnOff, useTurnOn } from './queries.ts';

const Off = ({ pushKey }: { pushKey: string }) => {
  const { t } = useLingui();
  const { mutate, isPending } = useTurnOn();
  const press = () =>
    mutate(pushKey, {
      onSuccess: (ended) => {
        if (ended === null) return;
        const [oldest] = ended;
        toastSuccess(
          oldest === undefined
            ? t`This device shows notifications now.`
            : t`This device shows notifications now, and your oldest one, ${oldest}, no more.`,
        );
      },
      onError: (fault) => sayFailure(fault, t`Notifications could not be turned on here.`),
    });
  return (
    <Row gap="md" justify="between">
      <Text tone="secondary">{t`Get notifications even when this site isn't open, including on your phone's lock screen.`}</Text>
      <Button kind="primary" icon={IconBellRinging} pending={isPending} onPress={press}>{t`Turn on here`}</Button>
    </Row>
  );
};

const On = () => {
  const { t } = useLingui();
  const { mutate, isPending } = useTurnOff();
  const press = () =>
    mutate(undefined, {
      onSuccess: () => toastSuccess(t`This device shows no more notifications.`),
      onError: (fault) => sayFailure(fault),
    });
  return (
    <Row gap="md" justify="between">
      <Text>{t`This device shows notifications.`}</Text>
      <Button pending={isPending} onPress={press}>{t`Turn off here`}</Button>
    </Row>
  );
};

const ThisDevice = ({ pushKey }: { pushKey: string }) => {
  const { t } = useLingui();
  const { data: state } = useDeviceState();
  const name = productName();
  if (state === undefined) return <SkeletonForm fields={1} />;
  if (state === 'on') return <On />;
  if (state === 'off') return <Off pushKey={pushKey} />;
  return (
    <Notice tone="info">
      {state === 'blocked'
        ? t`Notifications of this site are blocked in your browser. Allow them in its settings, then come back.`
        : t`This browser cannot show notifications. On an iPhone or iPad, add ${name} to the home screen and open it from there.`}
    </Notice>
  );
};

const DeviceRow = ({ device: { id, name, since } }: { device: Device }) => {
  const { t } = useLingui();
  const { mutate, isPending } = useRemoveDevice();
  const day = shortDay(since, deviceZone());
  const remove = () => mutate(id, { onError: (fault) => sayFailure(fault) });
  return (
    <ListRow>
      <Row gap="md">
        <IconDeviceMobile size={20} stroke={1.7} aria-hidden />
        <Grow>
          <Text strong>{name}</Text>
          <Text size="meta" tone="secondary">{t`Since ${day}`}</Text>
        </Grow>
        <Button size="sm" pending={isPending} onPress={remove} label={t`Remove ${name}`}>{t`Remove`}</Button>
      </Row>
    </ListRow>
  );
};

/** Browsers that show notifications: this one is turned on and off here, the others can be removed. */
export const Devices = () => {
  const { t } = useLingui();
  const { data, error, isFetching, refetch } = useDevices();
  if (!data)
    return error ? (
      <ErrorState
        title={t`Your devices could not be loaded`}
        message={refusalOf(error)?.error}
        onRetry={() => void refetch()}
        retrying={isFetching}
      />
    ) : (
      <SkeletonForm fields={1} />
    );
  return (
    <SectionCard
      title={t`Notifications on your devices`}
      hint={t`They end when you sign out there. At most ${mostDevices} show them: one more ends the oldest.`}
    >
      <Stack gap="md">
        <ThisDevice pushKey={data.key} />
        {data.devices.length > 0 && (
          <RowList label={t`Devices that show notifications`}>
            {data.devices.map((device) => (
              <DeviceRow key={device.id} device={device} />
            ))}
          </RowList>
        )}
      </Stack>
    </SectionCard>
  );
};
