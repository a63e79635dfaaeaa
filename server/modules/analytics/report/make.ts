import type { Temporal } from 'temporal-polyfill';
import type { ProgrammeRow } from '../../programmes/index.ts';
import type { AnalyticsPorts } from '../ports.ts';
import type { Counter } from '../reader.ts';
import { reportFile, reportFileName } from './file.ts';
import { figuresOf } from './figures.ts';

interface Asked {
  programme: ProgrammeRow;
  month: Temporal.PlainDate;
  product: string;
}

/** The report on a month, as the figures are now. */
export const makeReport = async (counter: Counter, { programme, month, product }: Asked, ports: AnalyticsPorts) => {
  const figures = await figuresOf(counter, programme, month, ports);
  const bytes = reportFile(figures, { programme, month, now: counter.now, product });
  return { name: reportFileName(month), bytes, figures };
};
