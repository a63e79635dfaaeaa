/** Industries that are close to each other, by their ids in `db/reference/industries.json`, which are the same everywhere. */
const families: readonly (readonly number[])[] = [
  // Technology, Telecommunications, Semiconductors & Electronics, Gaming & Esports
  [1, 17, 28, 34],
  // Finance & Banking, Accounting & Audit, Insurance & Takaful, Venture Capital & Private Equity
  [2, 22, 23, 35],
  // Consulting, Legal Services, Human Resources & Recruitment
  [3, 21, 25],
  // Healthcare, Pharmaceuticals & Biotechnology, Sports & Fitness
  [4, 27, 31],
  // Education, Government & Public Sector, Non-profit & Social Enterprise
  [5, 11, 26],
  // Energy, Oil & Gas, Environment & Sustainability
  [6, 29, 30],
  // Consumer Goods, Retail & E-commerce, Food & Beverage, Fashion & Beauty, Agriculture & Plantation
  [7, 10, 20, 32, 12],
  // Media & Creative, Advertising & Marketing, Arts & Culture
  [8, 24, 33],
  // Engineering & Manufacturing, Automotive, Aerospace & Aviation, Semiconductors & Electronics
  [9, 13, 14, 28],
  // Construction, Real Estate & Property
  [15, 16],
  // Logistics & Supply Chain, Maritime & Shipping
  [18, 36],
];

/** Of each industry, those of its families. */
const related = new Map<number, Set<number>>();
for (const family of families)
  for (const one of family) related.set(one, new Set([...(related.get(one) ?? []), ...family]));

export const areRelated = (one: number, other: number) => related.get(one)?.has(other) ?? false;
