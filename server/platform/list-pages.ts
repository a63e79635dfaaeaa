/** The page of a list to show: the one asked for, or the last if there are fewer; `part` says which rows that is. */
export const pageAt = ({ total, page, size }: { total: number; page: number; size: number }) => {
  const pages = Math.max(1, Math.ceil(total / size));
  const shown = Math.min(page, pages);
  return { page: shown, max_pages: pages, part: { limit: size, offset: (shown - 1) * size } };
};
