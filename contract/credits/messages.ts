export const creditRefusals = {
  'credits.not_enough': 'You do not have enough credits.',
  'credits.package_not_found': 'This package does not exist.',
  // CRD-19
  'credits.promo_invalid': 'Promo code has expired or is invalid.',
  'credits.purchase_not_found': 'This purchase does not exist.',
  'credits.promo_not_found': 'This promo code does not exist.',
  'credits.code_taken': 'This promo code already exists.',
  'credits.recipient_not_found': 'Nobody has an account with this address.',
  'credits.last_package': 'Please make another package first.',
  'credits.too_few_to_take': 'They do not have that many credits.',
  'credits.nothing_to_refund': 'Nothing of this purchase is left to pay back.',
  'credits.refunded_already': 'This purchase was already paid back.',
} as const;
