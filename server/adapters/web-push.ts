import { createECDH, hkdfSync } from 'node:crypto';
import webPush from 'web-push';

/** A browser's subscription: where its push service takes messages, and the keys that only this browser can read them with. */
export interface Subscription {
  endpoint: string;
  p256dh: string;
  auth: string;
}

export interface PushMessage extends Subscription {
  /** What the service worker reads: at most about 3 kB. */
  body: string;
  /** A later message of the same topic takes the place of one that was not delivered yet: at most 32 letters. */
  topic: string;
}

/** The services of Chrome and Edge, Firefox, Safari, and Edge on Windows: nothing is sent anywhere else. */
const services = [
  'fcm.googleapis.com',
  '.push.services.mozilla.com',
  '.push.apple.com',
  '.notify.windows.com',
] as const;

const isOf = (service: string, host: string) => (service.startsWith('.') ? host.endsWith(service) : host === service);

const longestWait = 10_000;
/** After this a notification tells nothing new. */
const secondsKept = 12 * 60 * 60;

/**
 * The key pair by which push services know this installation (VAPID, RFC 8292), made from SECRET_KEY: under another one,
 * browsers subscribe again.
 */
const keyPair = (secret: string) => {
  const curve = createECDH('prime256v1');
  curve.setPrivateKey(Buffer.from(hkdfSync('sha256', secret, '', 'lantern web push', 32)));
  return { publicKey: curve.getPublicKey('base64url'), privateKey: curve.getPrivateKey('base64url') };
};

interface Sender {
  secret: string;
  /** Whom a push service can write to about our messages. */
  contact: string;
  /** A service that speaks the same, for trying it out. */
  url?: string | undefined;
}

/**
 * Sends notifications to browsers (RFC 8030), encrypted for each of them. `send` answers 'gone' if the browser takes no
 * more, and rejects if the service refuses this message.
 */
export const webPushService = ({ secret, contact, url }: Sender) => {
  const keys = keyPair(secret);
  const own = url === undefined ? null : new URL(url).origin;
  return {
    key: keys.publicKey,
    isKnown: (endpoint: string) => {
      if (!URL.canParse(endpoint)) return false;
      const { protocol, hostname, origin, port } = new URL(endpoint);
      if (origin === own) return true;
      return protocol === 'https:' && port === '' && services.some((one) => isOf(one, hostname));
    },
    send: async ({ endpoint, p256dh, auth, body, topic }: PushMessage): Promise<'sent' | 'gone'> => {
      const request = webPush.generateRequestDetails({ endpoint, keys: { p256dh, auth } }, body, {
        vapidDetails: { subject: `mailto:${contact}`, ...keys },
        TTL: secondsKept,
        topic,
      });
      const reply = await fetch(request.endpoint, {
        method: request.method,
        headers: request.headers as Record<string, string>,
        body: new Uint8Array(request.body ?? []),
        redirect: 'error',
        signal: AbortSignal.timeout(longestWait),
      });
      await reply.body?.cancel();
      if (reply.status === 404 || reply.status === 410) return 'gone';
      if (!reply.ok) throw new Error(`The push service answered ${reply.status}.`);
      return 'sent';
    },
  };
};
