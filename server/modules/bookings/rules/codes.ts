/** Every refusal that a rule of bookings can give; their texts are in the message catalogue. */
export const bookingRuleCodes = [
  'bookings.not_allowed_now',
  'bookings.not_awaited',
  'bookings.no_move',
  'bookings.not_your_move',
  'bookings.request_expired',
  'bookings.meeting_held',
  'bookings.not_refundable',
  'bookings.no_review_due',
  'bookings.report_too_early',
  'bookings.not_yours_to_confirm',
  'bookings.already_answered',
  'bookings.answer_too_late',
  'bookings.answered_stays',
  'bookings.too_many_pending',
  'bookings.no_video_call',
  'bookings.join_too_early',
  'bookings.join_too_late',
] as const;
export type BookingRuleCode = (typeof bookingRuleCodes)[number];
