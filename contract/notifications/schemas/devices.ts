import { z } from 'zod';
import { shape } from '../../endpoint.ts';
import { Id, IdInPath, Instant, Message } from '../../schemas/types.ts';

/** Bytes as base64url, as browsers write the keys of a subscription: a point of the curve P-256 has 65, the first is 4. */
const Bytes = z.string().max(100, { abort: true });
const Point = Bytes.regex(/^B[\w-]{86}=?$/);
const Secret = Bytes.regex(/^[\w-]{22}={0,2}$/);

/** Nothing that two readers of addresses could take for two different hosts: no name or password, no other letters. */
const plainAddress = /^https?:\/\/[a-z\d.-]+(?::\d+)?\/[\x21-\x5b\x5d-\x7e]*$/;

/** A browser that shows notifications while nobody looks at a page. */
const Device = z.object({
  id: Id,
  /** 'Chrome on Android' */
  name: z.string(),
  since: Instant,
});
export type Device = z.infer<typeof Device>;

export const Devices = z.object({
  /** The public key (VAPID) under which a browser subscribes. */
  key: z.string(),
  devices: z.array(Device),
});

export const myDevices = shape({
  summary: 'The browsers that show notifications to the reader, and the key under which another one subscribes',
  response: Devices,
  refusals: ['accounts.not_signed_in'],
});

export const addDevice = shape({
  summary: 'Has this browser show notifications, until its session ends; saying it again changes nothing',
  body: z.object({
    /** Where its push service takes messages. */
    endpoint: z.string().max(1000, { abort: true }).check(z.regex(plainAddress)),
    keys: z.object({ p256dh: Point, auth: Secret }),
    /** As the browser names itself. */
    user_agent: z.string().max(500),
  }),
  /** `ended`: the names of earlier devices that show no more notifications, because there are too many. */
  response: Device.extend({ ended: z.array(z.string()) }),
  refusals: ['accounts.not_signed_in', 'accounts.not_while_viewing', 'notifications.push_service_unknown'],
});

export const removeDevice = shape({
  summary: 'Has a browser of the reader show no more notifications',
  params: z.object({ id: IdInPath }),
  response: Message,
  refusals: ['accounts.not_signed_in', 'accounts.not_while_viewing', 'notifications.device_not_found'],
});
