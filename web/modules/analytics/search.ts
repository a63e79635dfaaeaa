import type { InsightSide } from '../../../contract/analytics/values.ts';
import { day, type FilterOf, listSearch, month, oneOf } from '../../lib/list-search.ts';

/** ANA-01: the overview has no `view` of its own in the address. */
const views = ['engagement', 'health', 'progress', 'insights'] as const;

// Written out here, because every page loads what reads an address.
const sides: readonly InsightSide[] = ['mentee', 'mentor'];

interface Address {
  view?: (typeof views)[number] | 'overview' | undefined;
  /** Of the user insights: mentees unless told. */
  type?: InsightSide | undefined;
  /** Of the health: pairs unless told. */
  of?: 'pair' | 'group' | undefined;
  /** The days of the session completion. */
  from?: string | undefined;
  to?: string | undefined;
  /** Of the activities: this one unless told. */
  month?: string | undefined;
}

/** What the page shows, as its address says; what the address says wrongly is as if it were not there. */
export const analyticsSearch = listSearch<Address>()({
  view: oneOf(['overview', ...views]),
  type: oneOf(sides),
  of: oneOf(['pair', 'group']),
  from: day(),
  to: day(),
  month: month(),
});

export type AnalyticsFilter = FilterOf<typeof analyticsSearch>;
