import { Temporal } from '../ui/temporal.ts';

/** The browser's clock may be wrong, so the server sends its time with the page and the event stream. */
let offset: number | undefined;

export const setServerTime = (iso: string) => {
  offset = Temporal.Instant.from(iso).epochMilliseconds - Temporal.Now.instant().epochMilliseconds;
};

/** Forgets the offset; the next page brings its own. */
export const forgetServerTime = () => {
  offset = undefined;
};

const offsetOfPage = () => {
  const content = document.querySelector<HTMLMetaElement>('meta[name="server-time"]')?.content ?? '';
  if (content !== '' && !content.startsWith('__')) setServerTime(content);
  return offset ?? 0;
};

/** The current time according to the server. */
export const serverNow = () => Temporal.Now.instant().add({ milliseconds: Math.round(offset ?? offsetOfPage()) });

/** The time zone of this device. */
export const deviceZone = () => Temporal.Now.timeZoneId();
