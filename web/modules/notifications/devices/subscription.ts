import { addDevice, removeDevice } from '../../../../contract/notifications/endpoints.ts';
import { call } from '../../../lib/call.ts';

/** Why this browser shows no notifications, or 'off' or 'on'. */
export type DeviceState = 'unsupported' | 'blocked' | 'off' | 'on';

const canShow = () => 'serviceWorker' in navigator && 'PushManager' in globalThis && 'Notification' in globalThis;

const subscription = async () => {
  const { pushManager } = await navigator.serviceWorker.ready;
  return pushManager.getSubscription();
};

export const deviceState = async (): Promise<DeviceState> => {
  // Without a worker there is nothing that could show them: development, and private windows of some browsers.
  if (!canShow() || !(await navigator.serviceWorker.getRegistration())) return 'unsupported';
  if (Notification.permission === 'denied') return 'blocked';
  return (await subscription()) ? 'on' : 'off';
};

const bytesOf = (text: string) =>
  Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (letter) => letter.codePointAt(0) ?? 0);

const tell = async (given: PushSubscription) => {
  const { endpoint = '', keys: { p256dh = '', auth = '' } = {} } = given.toJSON();
  return call(addDevice, { body: { endpoint, keys: { p256dh, auth }, user_agent: navigator.userAgent } });
};

/**
 * Asks the reader for permission, then has this browser show notifications; null if they said no. Answers which other
 * devices show none any more, because there are too many.
 */
export const turnOn = async (key: string) => {
  if ((await Notification.requestPermission()) !== 'granted') return null;
  const { pushManager } = await navigator.serviceWorker.ready;
  const applicationServerKey = bytesOf(key);
  const subscribe = () => pushManager.subscribe({ userVisibleOnly: true, applicationServerKey });
  // A subscription under an earlier key of the installation stands in the way of a new one.
  const given = await subscribe().catch(async () => {
    await (await pushManager.getSubscription())?.unsubscribe();
    return subscribe();
  });
  return (await tell(given)).ended;
};

export const turnOff = async () => {
  const given = await subscription();
  if (!given) return;
  const { id } = await tell(given);
  await call(removeDevice, { params: { id } });
  await given.unsubscribe();
};

/** The session may be another one than that in which this browser was turned on: it is told about it again. */
export const renewDevice = async () => {
  if (!canShow() || Notification.permission !== 'granted') return;
  const given = await subscription();
  if (given) await tell(given);
};
