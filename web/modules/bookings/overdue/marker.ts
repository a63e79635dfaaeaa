const key = 'overdue_modal';

/** BKG-98: the forms of the question; `clear` means that it is over. */
export type OverdueType = 'single' | 'multiple' | 'confirmed' | 'cancellation' | 'clear';

export interface OverdueMarker {
  type: OverdueType;
  /** The session it is about; null for several. */
  bookingId: number | null;
}

/** Stores where the user is in the question, so that a reload continues there; `clear` removes it (BKG-99). */
export const writeMarker = ({ type, bookingId }: OverdueMarker) => {
  if (type === 'clear') sessionStorage.removeItem(key);
  else sessionStorage.setItem(key, `${type} ${bookingId ?? ''}`.trim());
};

/** The session that was being dealt with when the page was left. */
export const readMarker = (): number | null => {
  const [type, id] = sessionStorage.getItem(key)?.split(' ') ?? [];
  return type === 'cancellation' && id !== undefined ? Number(id) : null;
};
