import { i18n } from '@lingui/core';
import { keepBlob } from '../../../lib/save-file.ts';
import { recordFile, type RecordWords } from './record-file.ts';

/** Makes the file on the device, and hands it to the browser. */
export const makeRecord = (words: RecordWords, day: string) => {
  const bytes = recordFile(words, i18n.locale || 'en');
  keepBlob(new Blob([new Uint8Array(bytes)], { type: 'application/pdf' }), `mentoring-record-${day}.pdf`);
};
