import type { z } from 'zod';
import { CalendarFailure } from '../../platform/calendars.ts';

const longestWait = 10_000;
const longestPause = 6 * 60 * 60;

interface Asked {
  method?: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  bearer?: string;
  json?: unknown;
  form?: Record<string, string>;
  headers?: Record<string, string>;
}

export interface Answer {
  status: number;
  ok: boolean;
  /** Parsed, or undefined when the answer has no JSON. */
  body: unknown;
  /** Seconds that the provider wants us to wait. */
  retryAfter: number | null;
}

/** In seconds; providers also write a date, which is not worth reading: our own pause does. */
const secondsIn = (header: string | null) => {
  const seconds = Number(header ?? Number.NaN);
  return Number.isFinite(seconds) && seconds >= 0 ? Math.min(seconds, longestPause) : null;
};

const parsed = (text: string): unknown => {
  try {
    return text === '' ? undefined : JSON.parse(text);
  } catch {
    return undefined;
  }
};

const bodyOf = ({ json, form }: Asked) => {
  if (json !== undefined) return { body: JSON.stringify(json), type: 'application/json' };
  if (form !== undefined)
    return { body: new URLSearchParams(form).toString(), type: 'application/x-www-form-urlencoded' };
  return { body: null, type: null };
};

/**
 * One call to a provider. A line that is lost, or an answer that takes too long, is worth trying again. The failure
 * never contains an address, since that may hold a token.
 */
export const ask = async (url: string, asked: Asked = {}): Promise<Answer> => {
  const { body, type } = bodyOf(asked);
  try {
    const reply = await fetch(url, {
      method: asked.method ?? 'GET',
      headers: {
        accept: 'application/json',
        ...(asked.bearer !== undefined && { authorization: `Bearer ${asked.bearer}` }),
        ...(type !== null && { 'content-type': type }),
        ...asked.headers,
      },
      body,
      // Tokens must not be sent to any other address.
      redirect: 'error',
      signal: AbortSignal.timeout(longestWait),
    });
    const text = await reply.text();
    return {
      status: reply.status,
      ok: reply.ok,
      body: parsed(text),
      retryAfter: secondsIn(reply.headers.get('retry-after')),
    };
  } catch {
    throw new CalendarFailure('later', 'The provider of the calendar cannot be reached.');
  }
};

/** The failure that an answer of a calendar's own calls means. */
export const failureOf = ({ status, retryAfter }: Answer) => {
  if (status === 401) return new CalendarFailure('expired', 'The calendar answered 401.');
  if (status === 410) return new CalendarFailure('sync_lost', 'The calendar answered 410.');
  return new CalendarFailure('later', `The calendar answered ${status}.`, retryAfter);
};

/** The answer, unless it is a failure. */
export const need = (answer: Answer): Answer => {
  if (!answer.ok) throw failureOf(answer);
  return answer;
};

/** What an answer says; one that has another shape is as good as none. */
export const readAs = <S extends z.ZodType>(shape: S, { body }: Answer): z.output<S> => {
  const { data, success } = shape.safeParse(body);
  if (!success) throw new CalendarFailure('later', 'The calendar answered something that cannot be read.');
  return data;
};

/** The event is not there (any longer). */
export const isMissing = ({ status }: Answer) => status === 404 || status === 410;
