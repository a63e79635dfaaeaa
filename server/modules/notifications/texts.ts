/** All text that the product shows in the app. Names are passed in ready to show. */
export const texts = {
  cleared: 'Notification cleared.', // NTF-06

  others: (count: number) => (count === 1 ? '1 other' : `${count} others`),

  elapsed: {
    now: 'Just now',
    minutes: (count: number) => (count === 1 ? '1 minute ago' : `${count} minutes ago`),
    hours: (count: number) => (count === 1 ? '1 hour ago' : `${count} hours ago`),
    days: (count: number) => (count === 1 ? '1 day ago' : `${count} days ago`),
  },
};
