/** 'Petronas Bhd.' → 'petronas-bhd'; a name without Latin letters or digits gives 'enterprise'. */
export const enterpriseSlugOf = (name: string) =>
  name
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '')
    .slice(0, 60) || 'enterprise';
