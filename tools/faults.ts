const said = (line: string): Record<string, unknown> | null => {
  try {
    const entry: unknown = JSON.parse(line);
    return typeof entry === 'object' && entry !== null ? (entry as Record<string, unknown>) : null;
  } catch {
    return null;
  }
};

const isFault = ({ level, res }: Record<string, unknown>) =>
  (typeof level === 'number' && level >= 50) ||
  (typeof res === 'object' && res !== null && 'statusCode' in res && Number(res.statusCode) >= 500);

/** The faults in a server's log: lines of level 50 and above, and 5xx answers. */
export const faultsIn = (log: string): string[] =>
  log.split('\n').filter((line) => {
    const entry = said(line);
    return entry !== null && isFault(entry);
  });
