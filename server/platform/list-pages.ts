/** The page of a list that is shown: the one that was asked for, or the last; `part` is what of the rows it takes. */
export const pageAt = ({ total, page, size }: { total: number; page: number; size: number }) => {
  const pages = Math.max(1, Math.ceil(total / size));
  const shown = Math.min(page, pages);
  return { page: shown, max_pages: pages, part: { limit: size, offset: (shown - 1) * size } };
};
