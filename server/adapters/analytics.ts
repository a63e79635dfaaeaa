import type { AnalyticsService } from '../platform/analytics-service.ts';
import { postJson } from './post-json.ts';

interface Service {
  url: string;
  token: string;
}

/** Sends events to an analytics service, one POST each (CRD-24). The error of a refused one never contains the token. */
export const httpAnalytics = (service: Service): AnalyticsService => ({
  send: async (event) => {
    const { ok, status } = await postJson({ ...service, key: event.id, body: event });
    if (!ok) throw new Error(`The analytics service answered ${status}.`);
  },
});
