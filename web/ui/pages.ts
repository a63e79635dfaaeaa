const most = 10;

/** The page buttons to show: a window around the current page, at most ten by default. SYS-06 */
export const pageButtons = (page: number, pages: number, buttons = most): number[] => {
  const count = Math.min(buttons, pages);
  const first = Math.min(Math.max(1, page - Math.floor(count / 2)), pages - count + 1);
  return Array.from({ length: count }, (_, at) => first + at);
};
