import type { EndpointInput } from '../../../contract/endpoint.ts';
import { type addDevice, type Device, mostDevices } from '../../../contract/notifications/index.ts';
import { found, refuseIf } from '../../platform/refusal.ts';
import type { Work } from '../../platform/work.ts';
import type { Actor } from '../../policies/actor.ts';
import type { Push } from './mail.ts';
import { type DeviceRow, devicesOf } from './queries/devices.ts';
import { deviceName } from './rules/device-name.ts';
import { deleteDevice, keepDevices, saveDevice } from './store/devices.ts';

const presentDevice = ({ id, name, createdAt }: DeviceRow): Device => ({ id, name, since: createdAt.toString() });

export const showDevices = async ({ tx, actor, now }: Work<Actor>, push: Push) => ({
  key: push.key,
  devices: (await devicesOf(tx, [actor.id], now)).map(presentDevice),
});

export const subscribeDevice = async (
  { tx, actor, now }: Work<Actor>,
  { endpoint, keys, user_agent: userAgent }: EndpointInput<typeof addDevice>['body'],
  push: Push,
) => {
  // Whoever chooses where we send to could have us call servers that only we can reach.
  refuseIf(push.isKnown(endpoint) ? null : 'notifications.push_service_unknown');
  const device = found(
    await saveDevice(tx, {
      sessionId: actor.sessionId,
      userId: actor.id,
      endpoint,
      ...keys,
      name: deviceName(userAgent),
      createdAt: now,
    }),
    'notifications.device_not_found',
  );
  const devices = await devicesOf(tx, [actor.id], now);
  const all = [device, ...devices.filter(({ id }) => id !== device.id)];
  const [kept, ended] = [all.slice(0, mostDevices), all.slice(mostDevices)];
  await keepDevices(
    tx,
    actor.id,
    kept.map(({ id }) => id),
  );
  return { ...presentDevice(device), ended: ended.map(({ name }) => name) };
};

export const unsubscribeDevice = async ({ tx, actor }: Work<Actor>, id: number) => {
  refuseIf((await deleteDevice(tx, actor.id, id)) ? null : 'notifications.device_not_found', 404);
};
