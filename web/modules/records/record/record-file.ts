import { openDocument } from '../../../../contract/pdf/document.ts';

interface Table {
  heading: string;
  heads: readonly string[];
  rows: readonly (readonly string[])[];
}

interface Said {
  /** Who, when, and how many stars. */
  by: string;
  texts: readonly string[];
}

/** Everything that the file says, ready to read. */
export interface RecordWords {
  title: string;
  lead: string;
  facts: readonly (readonly [name: string, value: string])[];
  /** The certificate, or several of them on the platform. */
  certificates: { heading: string; facts: readonly (readonly [name: string, value: string])[] }[];
  sessions: Table & { none: string };
  goals: (Table & { lines: readonly string[] }) | null;
  reflections: { heading: string; none: string; said: readonly Said[] };
  foot: string;
  page: (at: number, of: number) => string;
}

const factShares = [0.25, 0.75];
const sessionShares = [0.22, 0.23, 0.35, 0.2];
const goalShares = [0.08, 0.38, 0.22, 0.32];
/** The product's own blue. */
const brand = [0.13, 0.42, 0.66] as const;

const strong = (text: string) => [{ text, strong: true }];
const plain = (text: string) => [{ text, strong: false }];

type Document = ReturnType<typeof openDocument>;

const writeTable = (document: Document, { heads, rows }: Table, shares: readonly number[]) => {
  document.row(heads, shares, true);
  for (const row of rows) document.row(row, shares);
};

const writeGoals = (document: Document, goals: RecordWords['goals']) => {
  if (goals === null) return;
  document.heading(strong(goals.heading));
  for (const line of goals.lines) document.paragraph(plain(line));
  writeTable(document, goals, goalShares);
};

const writeReflections = (document: Document, { heading, none, said }: RecordWords['reflections']) => {
  document.heading(strong(heading));
  if (said.length === 0) document.paragraph(plain(none));
  for (const { by, texts } of said) {
    document.paragraph(strong(by));
    for (const text of texts) document.paragraph(plain(text));
  }
};

/** A document whose text is text, with the name and the number of the page on each. */
export const recordFile = (words: RecordWords, language: string) => {
  const { title, lead, facts, certificates, sessions, goals, reflections, foot, page } = words;
  const document = openDocument({ title: `${title} · ${lead}`, language, brand });
  document.title(title);
  document.lead(lead);
  for (const fact of facts) document.row(fact, factShares);
  for (const certificate of certificates) {
    document.heading(strong(certificate.heading));
    for (const fact of certificate.facts) document.row(fact, factShares);
  }
  document.heading(strong(sessions.heading));
  if (sessions.rows.length === 0) document.paragraph(plain(sessions.none));
  else writeTable(document, sessions, sessionShares);
  writeGoals(document, goals);
  writeReflections(document, reflections);
  return document.file(foot, page);
};
