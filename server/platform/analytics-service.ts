/** One thing that happened, for the analytics service of whoever runs this installation. Nothing in it says who did it. */
export interface AnalyticsEvent {
  /** The same id means the same event, however often it is sent. */
  id: string;
  event: string;
  /** An instant. */
  at: string;
  properties: Readonly<Record<string, string | number | null>>;
}

export interface AnalyticsService {
  /** Rejected when the service does not take it. */
  send: (event: AnalyticsEvent) => Promise<void>;
}
