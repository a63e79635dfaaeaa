/** Converts between a field's values and the ids of the API. */
export const idsOf = (picked: readonly string[]) => picked.map(Number);
export const picked = (rows: readonly { id: number }[]) => rows.map(({ id }) => String(id));
export const optionsOf = (rows: readonly { id: number; name: string }[] = []) =>
  rows.map(({ id, name }) => ({ value: String(id), label: name }));

export const idOf = (chosen: string | null) => (chosen === null ? null : Number(chosen));

/** PRO-46: the beginning is always prepended; with nothing after it there is no address. */
export const addressAt = (host: string, handle: string) => (handle.trim() === '' ? '' : host + handle.trim());
export const handleAt = (host: string, address: string | null) => address?.replace(host, '') ?? '';
