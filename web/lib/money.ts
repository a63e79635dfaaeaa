/** CRD-13: RM1,234.50 for ringgit, with $ for anything else, as it is written in Malaysia. */
export const money = (amount: number, currency: string) => {
  const digits = new Intl.NumberFormat('en-MY', { minimumFractionDigits: 2, maximumFractionDigits: 2 });
  return `${amount < 0 ? '-' : ''}${currency === 'MYR' ? 'RM' : '$'}${digits.format(Math.abs(amount))}`;
};
