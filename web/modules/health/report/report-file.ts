import type { Picture } from '../../../../contract/pdf/file.ts';
import { openDocument } from '../../../../contract/pdf/document.ts';
import { readMarkdown } from '../../../lib/markdown.ts';

/** Everything that the report says, ready to read. */
export interface ReportWords {
  title: string;
  lead: string;
  health: {
    heading: string;
    lines: readonly string[];
    parts: readonly { label: string; said: string; share: number | null; note: string }[];
    trendHeading: string;
    trend: Picture | null;
  } | null;
  summaryHeading: string;
  noSummary: string;
  /** Markdown; empty while there is none. */
  summary: string;
  sessions: { heading: string; heads: readonly string[]; rows: readonly (readonly string[])[] };
  foot: string;
  page: (at: number, of: number) => string;
}

const sessionShares = [0.46, 0.34, 0.2];
const strong = (text: string) => [{ text, strong: true }];

const writeSummary = (document: ReturnType<typeof openDocument>, { summary, noSummary }: ReportWords) => {
  if (summary === '') document.paragraph([{ text: noSummary, strong: false }]);
  for (const block of readMarkdown(summary)) {
    if (block.kind === 'heading') document.heading(block.words);
    else if (block.kind === 'paragraph') document.paragraph(block.words);
    else for (const item of block.items) document.bullet(item);
  }
};

/** PAR-26: the report as a file, its text as text. */
export const reportFile = (words: ReportWords, brand: readonly [number, number, number], language: string) => {
  const document = openDocument({ title: words.title, language, brand });
  document.title(words.title);
  document.lead(words.lead);
  if (words.health) {
    const { heading, lines, parts, trend, trendHeading } = words.health;
    document.heading(strong(heading));
    for (const line of lines) document.paragraph([{ text: line, strong: false }]);
    for (const part of parts) document.bar(part);
    if (trend) {
      document.heading(strong(trendHeading));
      document.picture(trend);
    }
  }
  document.heading(strong(words.summaryHeading));
  writeSummary(document, words);
  if (words.sessions.rows.length > 0) {
    document.heading(strong(words.sessions.heading));
    document.row(words.sessions.heads, sessionShares, true);
    for (const row of words.sessions.rows) document.row(row, sessionShares);
  }
  return document.file(words.foot, words.page);
};

/** PAR-27 */
export const reportFileName = (id: number | null, today: string) => `mentoring-report-${id ?? 'unknown'}-${today}.pdf`;
