/** Something that failed where nobody was waiting for an answer: a reaction, a schedule. */
interface Fault {
  what: string;
  fault: unknown;
}

const noted: Fault[] = [];
const expected = new Set<string>();

export const noteFault = (fault: unknown, what: string) => void noted.push({ what, fault });

/** For a test that intends this reaction or schedule to fail. */
export const expectToFail = (what: string) => void expected.add(what);

/** Runs after each test, because nothing else would notice a reaction that failed. */
export const judgeFaults = () => {
  const faults = noted.splice(0);
  const meant = [...expected];
  expected.clear();
  const unmeant = faults.find(({ what }) => !meant.includes(what));
  if (unmeant) {
    const says = unmeant.fault instanceof Error ? unmeant.fault.message : String(unmeant.fault);
    throw new Error(`${unmeant.what} failed: ${says}`, { cause: unmeant.fault });
  }
  const well = meant.find((name) => !faults.some(({ what }) => what === name));
  if (well !== undefined) throw new Error(`${well} was to fail, and did not`);
};
