/** CRD-07: ten points of a balance are one credit, and one credit pays for one session. */
export const pointsACredit = 10;

/** CRD-02, CRD-03: the two packages that the documents name. */
export const packages = { single: 10, starter: 12 } as const;

export const creditLimits = { quantity: 20, packageName: 60, promoCode: 40, reason: 500 } as const;

export const purchaseStatuses = ['pending', 'paid', 'removed', 'expired', 'refunded'] as const;

/** Why points came or went. */
export const entryKinds = [
  'purchase',
  'purchase_return',
  'booking',
  'booking_return',
  'refund',
  'expiry',
  'adjustment',
  'welcome',
] as const;

/** How many of one's entries, and of one's purchases, stand on a page. */
export const historyPageSize = 20;

/** CRD-30: how long the page of thanks stays, in seconds. */
export const thanksSeconds = 5;

/** CRD-35: the record of all purchases that were paid for or cost nothing. */
export const purchaseTable = {
  path: '/main/admins/credit_purchases',
  title: 'Credit purchases',
  columns: {
    paymentId: 'Payment ID',
    transactionType: 'Transaction type',
    amountPaid: 'Amount paid (RM)',
    serviceTax: 'Service tax (RM)',
    dateOfPurchased: 'Date of purchase',
    purchasedQuantity: 'Quantity',
    promoCodeUsed: 'Promo code',
    discountRate: 'Discount (%)',
    totalDiscount: 'Total discount (RM)',
    firstName: 'First name',
    lastName: 'Last name',
    emailAddress: 'Email address',
    firstTimeBuyer: 'First-time buyer',
    isProgramme: 'In a program',
    programmeName: 'Program name',
  },
  fields: ['paymentId', 'promoCodeUsed', 'firstName', 'lastName', 'emailAddress'],
} as const;

export const promoTable = {
  path: '/main/admins/promo_codes',
  title: 'Promo codes',
  columns: {
    code: 'Code',
    discount: 'Discount (%)',
    package: 'Package',
    recipient: 'For',
    valid_until: 'Valid until',
    max_uses: 'Most uses',
    uses: 'Uses',
    status: 'Status',
    created_at: 'Made',
  },
  fields: ['code', 'recipient'],
} as const;
