/**
 * 'Future Leaders 2027' → 'future-leaders-2027'; a name without Latin letters or digits gives 'program' (B66). Digits
 * alone are a number (M31), so '2027' → '2027-program'.
 */
export const programmeSlugOf = (name: string) => {
  const slug = name
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '');
  if (slug === '') return 'program';
  return /^\d+$/.test(slug) ? `${slug}-program` : slug;
};

/** The slug itself, or the first of slug-2, slug-3 … that is free. */
export const freeSlug = (slug: string, taken: readonly string[]) => {
  const used = new Set(taken.map((one) => one.toLowerCase()));
  for (let number = 1; ; number += 1) {
    const candidate = number === 1 ? slug : `${slug}-${number}`;
    if (!used.has(candidate)) return candidate;
  }
};
