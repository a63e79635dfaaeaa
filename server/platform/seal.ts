import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';

const cipher = 'aes-256-gcm';
const [ivBytes, tagBytes, keyBytes] = [12, 16, 32];

const keyFor = (secret: string, purpose: string) =>
  Buffer.from(hkdfSync('sha256', secret, '', `lantern ${purpose}`, keyBytes));

/**
 * A text that only this installation can read again, and only as what it was written for: `bound` (whose it is, for
 * instance) has to be the same. The key is derived from SECRET_KEY, so a copy of the database alone tells nothing.
 */
export const seal = (text: string, { secret, purpose, bound }: Sealing) => {
  const iv = randomBytes(ivBytes);
  const lock = createCipheriv(cipher, keyFor(secret, purpose), iv);
  lock.setAAD(Buffer.from(bound));
  const sealed = Buffer.concat([lock.update(text, 'utf8'), lock.final()]);
  return Buffer.concat([iv, lock.getAuthTag(), sealed]).toString('base64url');
};

/** Null when it was changed, belongs elsewhere, or was sealed under another SECRET_KEY. */
export const unseal = (sealed: string, { secret, purpose, bound }: Sealing): string | null => {
  const bytes = Buffer.from(sealed, 'base64url');
  if (bytes.length < ivBytes + tagBytes) return null;
  const open = createDecipheriv(cipher, keyFor(secret, purpose), bytes.subarray(0, ivBytes));
  open.setAAD(Buffer.from(bound));
  open.setAuthTag(bytes.subarray(ivBytes, ivBytes + tagBytes));
  try {
    return Buffer.concat([open.update(bytes.subarray(ivBytes + tagBytes)), open.final()]).toString('utf8');
  } catch {
    return null;
  }
};

interface Sealing {
  secret: string;
  purpose: string;
  bound: string;
}
