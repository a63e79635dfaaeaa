import type { CalendarProvider } from '../../../../contract/calendars/values.ts';
import { CalendarFailure } from '../../../platform/calendars.ts';
import type { Job } from '../../../platform/jobs.ts';
import type { JobName } from '../../../platform/work.ts';
import type { CalendarPorts } from './ports.ts';
import { unsealToken } from './tokens.ts';

/** Reads and writes what is due without waiting for the next minute. */
export const syncNow: JobName<Record<string, never>> = 'calendars.syncNow';

export interface Farewell {
  userId: number;
  provider: CalendarProvider;
  /** Sealed. */
  refreshToken: string;
  /** The sessions to come, as the provider knows them. */
  events: string[];
}
/** Cleans up in a calendar that is linked no more. */
export const farewell: JobName<Farewell> = 'calendars.farewell';

/** A permission that has ended already leaves nothing to do; anything else is tried again. */
export const sayFarewell =
  ({ calendars, settings }: CalendarPorts) =>
  async (_job: Job, told: Farewell) => {
    const service = calendars[told.provider];
    const refreshToken = unsealToken(told, told.refreshToken, settings.SECRET_KEY);
    if (service === null || refreshToken === null) return;
    try {
      const { access, refresh } = await service.renew(refreshToken);
      for (const event of told.events) await service.remove(access, event);
      await service.revoke(refresh);
    } catch (failure) {
      const isOver = failure instanceof CalendarFailure && ['revoked', 'not_permitted'].includes(failure.kind);
      if (!isOver) throw failure;
    }
  };
