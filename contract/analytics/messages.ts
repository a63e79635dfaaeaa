export const analyticsRefusals = {
  'analytics.report_link_unknown': 'This link no longer works.',
} as const;
