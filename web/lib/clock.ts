import { Temporal } from '../ui/temporal.ts';

/** The browser's clock may be wrong; the server's time comes with the page and with the event stream. */
let offset: number | undefined;

export const setServerTime = (iso: string) => {
  offset = Temporal.Instant.from(iso).epochMilliseconds - Temporal.Now.instant().epochMilliseconds;
};

/** The next page says its own. */
export const forgetServerTime = () => {
  offset = undefined;
};

const offsetOfPage = () => {
  const content = document.querySelector<HTMLMetaElement>('meta[name="server-time"]')?.content ?? '';
  if (content !== '' && !content.startsWith('__')) setServerTime(content);
  return offset ?? 0;
};

/** The product's time, as the server has it. */
export const serverNow = () => Temporal.Now.instant().add({ milliseconds: Math.round(offset ?? offsetOfPage()) });

/** The zone of this device. */
export const deviceZone = () => Temporal.Now.timeZoneId();
