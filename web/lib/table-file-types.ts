/** The media types that systems use for CSV files and for Excel's Unicode text. */
export const tableFileTypes = ['text/csv', 'application/vnd.ms-excel', 'text/plain'];
