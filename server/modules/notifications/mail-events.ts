import { createHmac, timingSafeEqual } from 'node:crypto';
import type { UnreachableReason } from '../../../contract/notifications/index.ts';

export interface MailEvent {
  event: string;
  severity?: string | undefined;
  recipient: string;
}

interface Signature {
  timestamp: string;
  token: string;
  signature: string;
}

/** As Mailgun signs: over time and token, by a key that only both know. */
export const isSigned = ({ timestamp, token, signature }: Signature, key: string) => {
  const expected = createHmac('sha256', key)
    .update(timestamp + token)
    .digest();
  const given = Buffer.from(signature, 'hex');
  return given.length === expected.length && timingSafeEqual(given, expected);
};

/** Why nothing more is to be sent to the recipient; null for what only delays an email or tells that it arrived. */
export const reasonIn = ({ event, severity }: MailEvent): UnreachableReason | null => {
  if (event === 'complained') return 'complained';
  return event === 'failed' && severity === 'permanent' ? 'bounced' : null;
};
