export const newsfeedFieldMessages = {
  'newsfeed.comment_missing': 'Write a comment first',
  'newsfeed.reason_missing': 'Please give a reason',
} as const;
