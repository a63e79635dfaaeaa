export { useLeaving } from './leave.ts';
export { OutcomeNotice } from './OutcomeNotice.tsx';
export type { ReceiptWords } from './receipt/receipt-file.ts';
export { ReceiptDownload } from './receipt/ReceiptDownload.tsx';
export { useRemovePayment } from './queries.ts';
export { TestGatewayPage } from './TestGatewayPage.tsx';
