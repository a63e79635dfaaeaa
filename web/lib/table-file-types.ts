/** The media types that systems use for CSV files, for Excel's Unicode text and for its workbooks. */
export const tableFileTypes = [
  'text/csv',
  'application/vnd.ms-excel',
  'text/plain',
  'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
];
