import { i18n } from '@lingui/core';
import { keepBlob } from '../../../lib/save-file.ts';
import { receiptFile, receiptFileName, type ReceiptWords } from './receipt-file.ts';

/** Makes the file on the device, and hands it to the browser. */
export const makeReceipt = (number: string, words: ReceiptWords) => {
  const bytes = receiptFile(words, i18n.locale || 'en');
  keepBlob(new Blob([new Uint8Array(bytes)], { type: 'application/pdf' }), receiptFileName(number));
};
