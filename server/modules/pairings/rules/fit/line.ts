/** What a company's file of people says about one of them. */
export interface Colleague {
  userId: number | null;
  /** How a manager is named in the file: by an address or by an employee ID, in small letters. */
  names: readonly string[];
  manager: string;
}

/** Whoever is above somebody, up to the top; a file that goes round in a circle ends where it began. */
const aboveOf = (start: Colleague, byName: ReadonlyMap<string, Colleague>): number[] => {
  const seen = new Set<Colleague>([start]);
  const above: number[] = [];
  for (let next = byName.get(start.manager); next && !seen.has(next); next = byName.get(next.manager)) {
    seen.add(next);
    if (next.userId !== null) above.push(next.userId);
  }
  return above;
};

/** For each person with an account, the people above them in their line of management. */
export const linesOf = (colleagues: readonly Colleague[]): Map<number, ReadonlySet<number>> => {
  const byName = new Map(colleagues.flatMap((one) => one.names.map((name) => [name, one] as const)));
  return new Map(
    colleagues.flatMap((one) => (one.userId === null ? [] : [[one.userId, new Set(aboveOf(one, byName))] as const])),
  );
};

/** Whether one of the two is above the other. */
export const areInOneLine = (lines: ReadonlyMap<number, ReadonlySet<number>>, one: number, other: number) =>
  (lines.get(one)?.has(other) ?? false) || (lines.get(other)?.has(one) ?? false);
