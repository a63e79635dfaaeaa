import { createDecipheriv, createECDH, createPublicKey, hkdfSync, randomBytes, verify } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { startLocally } from './local.twin.ts';

interface Keys {
  curve: ReturnType<typeof createECDH>;
  auth: Buffer;
}

const bits = (key: Uint8Array | ArrayBuffer, salt: Uint8Array, info: Buffer, bytes: number) =>
  Buffer.from(hkdfSync('sha256', Buffer.from(key as ArrayBuffer), salt, info, bytes));

/** Reads a message as a browser does (RFC 8291 over RFC 8188), with the keys that it kept to itself. */
const decrypt = (sent: Buffer, { curve, auth }: Keys) => {
  const salt = sent.subarray(0, 16);
  const keyLength = sent[20] ?? 0;
  const sender = sent.subarray(21, 21 + keyLength);
  const sealed = sent.subarray(21 + keyLength);
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), curve.getPublicKey(), sender]);
  const secret = bits(curve.computeSecret(sender), auth, info, 32);
  const key = bits(secret, salt, Buffer.from('Content-Encoding: aes128gcm\0'), 16);
  const nonce = bits(secret, salt, Buffer.from('Content-Encoding: nonce\0'), 12);
  const open = createDecipheriv('aes-128-gcm', key, nonce);
  open.setAuthTag(sealed.subarray(-16));
  const padded = Buffer.concat([open.update(sealed.subarray(0, -16)), open.final()]);
  return padded.subarray(0, padded.lastIndexOf(2)).toString('utf8');
};

/** Whether the sender proved by a signature that it has the key under which browsers subscribed (RFC 8292). */
const isProven = ({ headers: { authorization = '' } }: IncomingMessage, origin: string) => {
  const [, token = '', key = ''] = /^vapid t=([\w.-]+), k=([\w-]+)$/.exec(authorization) ?? [];
  const [head = '', claims = '', signature = ''] = token.split('.');
  const point = Buffer.from(key, 'base64url');
  if (point.length !== 65) return false;
  const [x, y] = [point.subarray(1, 33), point.subarray(33)].map((part) => part.toString('base64url'));
  const publicKey = createPublicKey({ key: { kty: 'EC', crv: 'P-256', x, y }, format: 'jwk' });
  const { aud } = JSON.parse(Buffer.from(claims, 'base64url').toString()) as { aud: string };
  const signed = Buffer.from(`${head}.${claims}`);
  return (
    aud === origin &&
    verify('sha256', signed, { key: publicKey, dsaEncoding: 'ieee-p1363' }, Buffer.from(signature, 'base64url'))
  );
};

export interface ReceivedPush {
  /** The browser, by the number it got. */
  browser: number;
  topic: string;
  content: { title: string; body: string; path: string; tag: string };
}

/** A local push service with browsers that subscribe at it, and what each of them was shown. */
export const startPushTwin = async () => {
  const browsers: Keys[] = [];
  const received: ReceivedPush[] = [];
  /** Browsers that take no more, and those for which the service has no time. */
  const [gone, refused] = [new Set<number>(), new Set<number>()];
  let origin = '';
  const take = async (request: IncomingMessage) => {
    const browser = Number(request.url?.slice('/to/'.length));
    const keys = browsers[browser];
    const content = await buffer(request);
    if (!keys || gone.has(browser)) return 410;
    if (refused.has(browser)) return 503;
    const { ttl, topic = '', 'content-encoding': coding } = request.headers;
    if (coding !== 'aes128gcm' || ttl === undefined || String(topic).length > 32) return 400;
    if (!isProven(request, origin)) return 401;
    received.push({ browser, topic: String(topic), content: JSON.parse(decrypt(content, keys)) });
    return 201;
  };
  const { url, close } = await startLocally((request, reply) => {
    take(request).then(
      (status) => reply.writeHead(status).end(),
      () => reply.writeHead(400).end(),
    );
  });
  origin = url;
  return {
    url: origin,
    received,
    gone,
    refused,
    /** What a browser answers whoever asks it to show notifications. */
    subscribe: () => {
      const curve = createECDH('prime256v1');
      curve.generateKeys();
      const auth = randomBytes(16);
      const browser = browsers.push({ curve, auth }) - 1;
      return {
        browser,
        endpoint: `${origin}/to/${browser}`,
        keys: { p256dh: curve.getPublicKey('base64url'), auth: auth.toString('base64url') },
      };
    },
    forget: () => {
      received.length = 0;
      gone.clear();
      refused.clear();
    },
    close,
  };
};
