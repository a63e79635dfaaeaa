export const requestRefusals = {
  'request.invalid': 'Please check the marked fields.',
  'request.unreadable': 'The request could not be read.',
  'request.too_big': 'What was sent is too big.',
  'request.unknown_address': 'There is nothing at this address.',
  'request.too_many': 'Too many requests. Please try again later.',
  'request.too_slow': 'The request took too long to arrive. Please try again.',
  'request.busy': "We're very busy right now. Please try again in a moment.",
  'request.untrusted': 'This page is out of date. Please reload it and try again.',
  'request.key_reused': 'This request was already sent with other content.',
  'request.not_in_production': 'This is not available here.',
  'request.fault': 'Oops, something went wrong!',
} as const;
