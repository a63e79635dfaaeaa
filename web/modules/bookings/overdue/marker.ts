const key = 'overdue_modal';

/** BKG-98: the forms of the question; with `clear` it is over. */
export type OverdueType = 'single' | 'multiple' | 'confirmed' | 'cancellation' | 'clear';

export interface OverdueMarker {
  type: OverdueType;
  /** The session that it is about; null for several. */
  bookingId: number | null;
}

/** Where one is in the question, so that a reload goes on there; `clear` takes the marker away (BKG-99). */
export const writeMarker = ({ type, bookingId }: OverdueMarker) => {
  if (type === 'clear') sessionStorage.removeItem(key);
  else sessionStorage.setItem(key, `${type} ${bookingId ?? ''}`.trim());
};

/** What was being said of a session when the page was left. */
export const readMarker = (): number | null => {
  const [type, id] = sessionStorage.getItem(key)?.split(' ') ?? [];
  return type === 'cancellation' && id !== undefined ? Number(id) : null;
};
