export const paymentRefusals = {
  'payments.not_found': 'This payment does not exist.',
  'payments.not_pending': 'This payment has already been made or given up.',
  'payments.not_signed': 'The signature is wrong.',
  'payments.gateway_silent': 'The payment provider is not answering.',
  'payments.not_set_up': 'Payments have not been set up here yet.',
} as const;
