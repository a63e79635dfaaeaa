import { requestLimits } from '../../../../contract/bookings/values.ts';
import { fieldsRefused } from '../refusals.ts';

/** BKG-29: jpg, jpeg, png, pdf, doc, docx. */
export const attachmentTypes = [
  'image/jpeg',
  'image/png',
  'application/pdf',
  'application/msword',
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
] as const;

/** BKG-33 */
export const attachmentLimits = {
  maxFiles: requestLimits.mostAttachments,
  maxTotalBytes: requestLimits.attachmentBytes,
} as const;

/** BKG-35: names of links and files are cut to this many characters. */
export const longestName = 100;

export interface Attached {
  key: string;
  file: File;
}

const field = 'booking[booking_attachments_attributes][][attachment_link]';

/** The files to upload with the request (BKG-36). */
export const uploadsOf = (files: readonly Attached[]) => files.map(({ file }) => ({ field, file, name: file.name }));

/** The message about the files, if the refusal names any of them. */
export const fileErrorOf = (error: unknown) => {
  const fields = Object.entries(fieldsRefused(error) ?? {});
  return fields.find(([name]) => name.startsWith('booking.booking_attachments'))?.[1] ?? null;
};
