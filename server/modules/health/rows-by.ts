/** Rows by what they are about; nothing for a key that no row has. */
export const rowsBy = <Row, Key extends string | number>(rows: readonly Row[], keyOf: (row: Row) => Key) => {
  const found = new Map<Key, Row[]>();
  for (const row of rows) {
    const key = keyOf(row);
    const known = found.get(key);
    if (known) known.push(row);
    else found.set(key, [row]);
  }
  return (key: Key): readonly Row[] => found.get(key) ?? [];
};
