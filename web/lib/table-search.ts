import type { TableAsked } from '../ui/frames/tablePageProps.ts';

const text = (value: unknown) =>
  typeof value === 'string' || typeof value === 'number' ? String(value).slice(0, 100) : '';
const month = (value: unknown) => (/^\d{4}-\d{2}$/.test(text(value)) ? text(value) : '');

/** What the address of a table's page asks for; what it cannot mean is left out. */
export const readTableSearch = (search: Record<string, unknown>): TableAsked => {
  const page = Number(search.page);
  const words = {
    query: text(search.query),
    field: text(search.field),
    date_from: month(search.date_from),
    date_to: month(search.date_to),
  };
  const given = Object.entries(words).filter(([, value]) => value !== '');
  return { ...Object.fromEntries(given), ...(Number.isInteger(page) && page > 1 && { page }) };
};
