import { Temporal } from 'temporal-polyfill';

const longestWait = 300;
const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];

/** A moment as HTTP writes it, like 'Sun, 06 Nov 1994 08:49:37 GMT'. */
const momentOf = (text: string) => {
  if (text.length !== 29) return null;
  const parts = /^[A-Z][a-z]{2}, (\d{2}) ([A-Z][a-z]{2}) (\d{4}) (\d{2}:\d{2}:\d{2}) GMT$/.exec(text);
  if (!parts) return null;
  const [, day, month = '', year, time] = parts;
  const number = String(months.indexOf(month) + 1).padStart(2, '0');
  try {
    return Temporal.Instant.from(`${year}-${number}-${day}T${time}Z`);
  } catch {
    return null;
  }
};

/**
 * How long an answer asks to wait, in seconds. A moment is compared with the answer's own date, since the two clocks need
 * not agree.
 */
export const waitSecondsOf = (retryAfter: string | undefined, date: string | undefined): number | null => {
  if (retryAfter === undefined || retryAfter.length > 40) return null;
  if (/^\d{1,40}$/.test(retryAfter)) return Math.min(longestWait, Number(retryAfter));
  const until = momentOf(retryAfter);
  const now = momentOf(date ?? '');
  if (!until || !now) return null;
  const seconds = Math.ceil((until.epochMilliseconds - now.epochMilliseconds) / 1000);
  return Math.min(longestWait, Math.max(0, seconds));
};
