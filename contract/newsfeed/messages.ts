export const newsfeedRefusals = {
  'newsfeed.not_found': 'This is no longer in the newsfeed.',
  'newsfeed.authors_only': 'Only the author can do this.',
  'newsfeed.edit_too_late': 'Posts can be edited for 24 hours.',
  'newsfeed.own': 'You can delete your own.',
  'newsfeed.empty': 'Write something, or add a picture.',
  'newsfeed.decided_already': 'Another admin has decided this.',
  'newsfeed.images_wrong': 'Up to 4 JPG, PNG or GIF pictures of 5 MB each.',
} as const;
