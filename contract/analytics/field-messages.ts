export const analyticsFieldMessages = {
  'analytics.report_address_wrong': 'Please check these addresses: each needs to be an email address',
  'analytics.report_addresses_many': 'Please enter at most {most} addresses',
  'analytics.report_nobody': 'Please enter at least one address',
} as const;
