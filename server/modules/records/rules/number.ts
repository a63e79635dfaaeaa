/** Crockford's base 32: no I, L, O or U, which are mistaken for others. */
const signs = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const signsInNumber = 16;
const bitsInSign = 5n;
const prefix = 'LNT';

/** How many random bytes a number takes: 80 bits. */
export const bytesInNumber = 10;

const grouped = (body: string) => [prefix, ...(body.match(/.{4}/g) ?? [])].join('-');

/** LNT-7K3M-9QZC-A1T4-WX0P */
export const numberOf = (random: Uint8Array) => {
  let rest = random.reduce((sum, byte) => sum * 256n + BigInt(byte), 0n);
  const body = Array.from({ length: signsInNumber }, () => {
    const sign = signs[Number(rest % 32n)] ?? '';
    rest >>= bitsInSign;
    return sign;
  });
  return grouped(body.toReversed().join(''));
};

/** A number as somebody typed it, in the form in which it is kept; null if it cannot be one. */
export const readNumber = (typed: string) => {
  const packed = typed.toUpperCase().replaceAll(/[\s\p{Pd}]/gu, '');
  const body = packed.startsWith(prefix) ? packed.slice(prefix.length) : packed;
  const read = body.replaceAll('O', '0').replaceAll(/[IL]/g, '1');
  return /^[0-9A-HJKMNP-TV-Z]{16}$/.test(read) ? grouped(read) : null;
};
