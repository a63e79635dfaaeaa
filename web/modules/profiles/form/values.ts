/** What a field holds, as the wire has it, and back. */
export const idsOf = (picked: readonly string[]) => picked.map(Number);
export const picked = (rows: readonly { id: number }[]) => rows.map(({ id }) => String(id));
export const optionsOf = (rows: readonly { id: number; name: string }[] = []) =>
  rows.map(({ id, name }) => ({ value: String(id), label: name }));

export const idOf = (chosen: string | null) => (chosen === null ? null : Number(chosen));

/** PRO-46: the beginning is always put in front; nothing behind it is no address. */
export const addressAt = (host: string, handle: string) => (handle.trim() === '' ? '' : host + handle.trim());
export const handleAt = (host: string, address: string | null) => address?.replace(host, '') ?? '';
