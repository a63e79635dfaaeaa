import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { refusal, serve } from '../../../testing/serve.fixture.ts';
import { show } from '../../../testing/show.fixture.tsx';
import { Devices } from './Devices.tsx';
import { renewDevice } from './subscription.ts';

const read = 'GET /users/current/devices';
const add = 'POST /users/current/devices';
const phone = { id: 3, name: 'Chrome on Android', since: '2026-11-18T10:00:00Z' };
const none = { key: 'BAAB', devices: [] };

/** A browser that can show notifications, or not; what it was asked for. */
const browser = ({
  permission = 'default' as NotificationPermission,
  answers = 'granted',
  subscribed = false,
} = {}) => {
  const given = {
    toJSON: () => ({
      endpoint: 'https://push.example/1',
      keys: { p256dh: `B${'A'.repeat(86)}`, auth: 'B'.repeat(22) },
    }),
    unsubscribe: vi.fn(async () => {
      current = null;
      return true;
    }),
  };
  let current: typeof given | null = subscribed ? given : null;
  const pushManager = {
    getSubscription: async () => current,
    subscribe: vi.fn(async () => (current = given)),
  };
  const registration = { pushManager };
  Object.defineProperty(navigator, 'serviceWorker', {
    configurable: true,
    value: { ready: Promise.resolve(registration), getRegistration: async () => registration },
  });
  vi.stubGlobal('PushManager', class {});
  vi.stubGlobal('Notification', { permission, requestPermission: async () => answers });
  return { given, pushManager };
};
afterEach(() => {
  Reflect.deleteProperty(navigator, 'serviceWorker');
});

const press = async (name: string) => fireEvent.click(await screen.findByRole('button', { name }));

test('a browser that cannot show notifications says so, and what to do on an iPhone', async () => {
  serve({ [read]: none });
  show(<Devices />);
  expect(
    await screen.findByText(/This browser cannot show notifications\. On an iPhone or iPad, add Lantern/),
  ).toBeTruthy();
});

test('a browser in which they are blocked says so', async () => {
  browser({ permission: 'denied' });
  serve({ [read]: none });
  show(<Devices />);
  expect(await screen.findByText(/Notifications of this site are blocked in your browser/)).toBeTruthy();
});

test('turned on, the browser subscribes under the key of the server, and the server is told', async () => {
  const { pushManager } = browser();
  const { bodyOf } = serve({ [read]: none, [add]: { ...phone, ended: [] } });
  show(<Devices />);
  await press('Turn on here');
  expect(await screen.findByText('This device shows notifications now.')).toBeTruthy();
  expect(pushManager.subscribe).toHaveBeenCalledWith({
    userVisibleOnly: true,
    applicationServerKey: new Uint8Array([4, 0, 1]),
  });
  expect(bodyOf(add)).toEqual({
    endpoint: 'https://push.example/1',
    keys: { p256dh: `B${'A'.repeat(86)}`, auth: 'B'.repeat(22) },
    user_agent: navigator.userAgent,
  });
  expect(await screen.findByRole('button', { name: 'Turn off here' })).toBeTruthy();
});

test('whoever says no to the browser is told nothing more, and the server nothing at all', async () => {
  browser({ answers: 'denied' });
  const { asked } = serve({ [read]: none });
  show(<Devices />);
  await press('Turn on here');
  await waitFor(() => expect(screen.getByRole('button', { name: 'Turn on here' })).toBeTruthy());
  expect(asked(add)).toEqual([]);
});

test('turned off, the server and the browser forget it', async () => {
  const { given } = browser({ permission: 'granted', subscribed: true });
  const gone = 'DELETE /users/current/devices/3';
  const { asked } = serve({
    [read]: { ...none, devices: [phone] },
    [add]: { ...phone, ended: [] },
    [gone]: { message: 'ok' },
  });
  show(<Devices />);
  await press('Turn off here');
  expect(await screen.findByText('This device shows no more notifications.')).toBeTruthy();
  expect(asked(gone)).toHaveLength(1);
  expect(given.unsubscribe).toHaveBeenCalled();
});

test('a failure is said, and the switch stays as it was', async () => {
  browser();
  serve({ [read]: none, [add]: refusal('notifications.push_service_unknown', 422) });
  show(<Devices />);
  await press('Turn on here');
  expect(await screen.findByText('Notifications cannot be sent to this browser.')).toBeTruthy();
});

test('another device is removed', async () => {
  browser();
  const gone = 'DELETE /users/current/devices/3';
  const { asked } = serve({ [read]: { ...none, devices: [phone] }, [gone]: { message: 'ok' } });
  show(<Devices />);
  const list = await screen.findByRole('list', { name: 'Devices that show notifications' });
  expect(within(list).getByText('Since Wed, 18 Nov 2026')).toBeTruthy();
  await press('Remove Chrome on Android');
  await waitFor(() => expect(asked(gone)).toHaveLength(1));
});

test('a browser that was turned on before is told to the server again, as the session may be another one', async () => {
  browser({ permission: 'granted', subscribed: true });
  const { asked } = serve({ [add]: { ...phone, ended: [] } });
  await renewDevice();
  expect(asked(add)).toHaveLength(1);
});

test('a browser that was never turned on is not', async () => {
  browser({ permission: 'granted' });
  const { asked } = serve({});
  await renewDevice();
  expect(asked(add)).toEqual([]);
});

test('the page says how many devices there can be, and who turns on one more which one that ends', async () => {
  browser();
  serve({ [read]: none, [add]: { ...phone, ended: ['Firefox on Windows'] } });
  show(<Devices />);
  expect(await screen.findByText(/At most 10 show them: one more ends the oldest\./)).toBeTruthy();
  await press('Turn on here');
  const words = 'This device shows notifications now, and your oldest one, Firefox on Windows, no more.';
  expect(await screen.findByText(words)).toBeTruthy();
});
