/** Six digits at least. A receipt keeps its number, whenever it is read. */
export const receiptNumber = (subscriptionId: number) => `C-${String(subscriptionId).padStart(6, '0')}`;
