/** B91. A post has a text, pictures, or both; characters, pictures, hours and bytes. */
export const newsfeedLimits = {
  post: 3000,
  comment: 1000,
  reason: 500,
  images: 4,
  alt: 200,
  imageBytes: 5_242_880,
  editHours: 24,
} as const;

/** Posts on a page of the list, and comments in a part of a discussion. */
export const newsfeedPageSize = 20;

/** What an admin decides about something that was reported. */
export const reportDecisions = ['take_down', 'keep'] as const;
export type ReportDecision = (typeof reportDecisions)[number];

/** What can be reported. */
export const reportable = ['post', 'comment'] as const;
export type Reportable = (typeof reportable)[number];
