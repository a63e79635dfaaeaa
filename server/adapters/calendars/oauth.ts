import { z } from 'zod';
import { CalendarFailure, type CalendarTokens } from '../../platform/calendars.ts';
import { type Answer, ask } from './http.ts';

export interface Client {
  id: string;
  secret: string;
}

const Granted = z.object({
  access_token: z.string().min(1),
  expires_in: z.number().positive(),
  refresh_token: z.string().min(1).optional(),
  scope: z.string().optional(),
  id_token: z.string().optional(),
});
export type Granted = z.infer<typeof Granted>;

const Refused = z.object({ error: z.string() });

/** RFC 6749: only `invalid_grant` says that the member's permission has ended; the rest may pass, or is our mistake. */
const refusalOf = ({ status, body, retryAfter }: Answer) => {
  const error = Refused.safeParse(body).data?.error ?? '';
  if (error === 'invalid_grant') return new CalendarFailure('revoked', 'The permission has ended.');
  const said = /^[a-z_]{1,40}$/.test(error) ? ` (${error})` : '';
  return new CalendarFailure('later', `The token service answered ${status}${said}.`, retryAfter);
};

/** One call to the token service. */
export const tokensFrom = async (
  url: string,
  { id, secret }: Client,
  form: Record<string, string>,
): Promise<Granted> => {
  const answer = await ask(url, { method: 'POST', form: { client_id: id, client_secret: secret, ...form } });
  if (!answer.ok) throw refusalOf(answer);
  const granted = Granted.safeParse(answer.body).data;
  if (!granted) throw new CalendarFailure('later', 'The token service gave no token.');
  return granted;
};

/** A renewed token keeps the refresh token that it was renewed with, unless the provider gave another. */
export const renewedBy = (granted: Granted, refreshToken: string): CalendarTokens => ({
  access: granted.access_token,
  seconds: granted.expires_in,
  refresh: granted.refresh_token ?? refreshToken,
});

const Claims = z.object({ email: z.string().optional(), preferred_username: z.string().optional() });

const decoded = (part: string): unknown => {
  try {
    return JSON.parse(Buffer.from(part, 'base64url').toString('utf8'));
  } catch {
    return undefined;
  }
};

/** Whose account it is. The token came from the provider itself over TLS, so its signature says nothing more. */
export const emailIn = ({ id_token: token = '' }: Granted) => {
  const claims = Claims.safeParse(decoded(token.split('.')[1] ?? '')).data;
  return (claims?.email ?? claims?.preferred_username ?? '').slice(0, 320);
};
