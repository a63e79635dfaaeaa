/** The number of the message that a row shows. */
export const seqOf = (row: HTMLElement) => Number(row.dataset['seq']);

export const rowAt = (box: HTMLElement, seq: number) => box.querySelector<HTMLElement>(`[data-seq="${seq}"]`);

/** How far below the upper edge of the box, in pixels. */
export const topIn = (box: HTMLElement, row: HTMLElement) =>
  row.getBoundingClientRect().top - box.getBoundingClientRect().top;

/** How much there is below what is in view. */
export const fromEnd = (box: HTMLElement) => box.scrollHeight - box.clientHeight - box.scrollTop;

/** A row counts as seen once so much of it is in view. */
const enough = 40;

/** The first row that is in view and the last one, found by halves: a long conversation has hundreds on the page. */
export const inView = (box: HTMLElement) => {
  const rows = [...box.querySelectorAll<HTMLElement>('[data-seq]')];
  const firstWhere = (holds: (row: HTMLElement) => boolean) => {
    let [low, high] = [0, rows.length];
    while (low < high) {
      const middle = Math.floor((low + high) / 2);
      const row = rows[middle];
      if (row && holds(row)) high = middle;
      else low = middle + 1;
    }
    return low;
  };
  const below = (row: HTMLElement) => topIn(box, row) + Math.min(row.offsetHeight, enough) > box.clientHeight;
  return {
    first: rows[firstWhere((row) => topIn(box, row) + row.offsetHeight > 0)],
    last: rows[firstWhere(below) - 1],
  };
};
