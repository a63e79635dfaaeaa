import { i18n } from '@lingui/core';
import type { RefObject } from 'react';
import type { PairingInsight, PairingReport } from '../../../../contract/health/schemas/report.ts';
import { serverNow } from '../../../lib/clock.ts';
import { productName } from '../../../lib/product.ts';
import { keepBlob } from '../../../lib/save-file.ts';
import { dayIn } from '../../../lib/time.ts';
import type { ReportTexts } from './useReportTexts.ts';

interface Given {
  /** The report as it is on the page: its colours are the file's. */
  element: RefObject<HTMLElement | null>;
  report: PairingReport;
  insight: PairingInsight;
  texts: ReportTexts;
  zone: string;
}

/** '#206ca8' as three shares of 1. */
const sharesOf = (hex: string): [number, number, number] => {
  const of = (at: number) => (Number.parseInt(hex.slice(at, at + 2), 16) || 0) / 255;
  return [of(1), of(3), of(5)];
};

/** PAR-26: makes the file and hands it to the browser. */
export const makeReport = async ({ element, report, insight, texts, zone }: Given) => {
  // PAR-25
  if (element.current === null) throw new Error('Element reference is not available');
  const style = getComputedStyle(element.current);
  const line = style.getPropertyValue('--mantine-color-brand-7').trim() || '#206ca8';
  const [{ reportFile, reportFileName }, { drawTrend }] = await Promise.all([
    import('./report-file.ts'),
    import('./draw-trend.ts'),
  ]);
  const trend = texts.trend.length > 0 ? drawTrend(texts.trend, { line, ink: '#4d5f75' }) : null;
  const words = {
    ...texts.words,
    health: texts.words.health && { ...texts.words.health, trend },
    summary: insight.summary,
    foot: `${productName()} · ${report.program.name}`,
  };
  const bytes = reportFile(words, sharesOf(line), i18n.locale || 'en');
  const name = reportFileName(report.id, dayIn(serverNow(), zone));
  keepBlob(new Blob([new Uint8Array(bytes)], { type: 'application/pdf' }), name);
};
