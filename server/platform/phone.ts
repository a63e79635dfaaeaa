import { isSupportedCountry, parsePhoneNumberFromString as parsed } from 'libphonenumber-js/min';

/**
 * A phone number as we keep it: digits that begin with the prefix of the country. People write '012-345 6789' and
 * '+60 012-345 6789' for the same number, and a spreadsheet takes the 0 away; `country` is where the company is. What is
 * no number of any country stays as it is written, with a doubt.
 */
export const readPhone = (text: string, country: string): { digits: string; isDoubtful: boolean } => {
  const digits = text.replaceAll(/\D/g, '');
  const home = isSupportedCountry(country) ? country : undefined;
  const local = parsed(text, home);
  // Somebody abroad, written without the plus.
  const found = local?.isValid() ? local : parsed(`+${digits}`);
  if (found?.isValid()) return { digits: found.number.slice(1), isDoubtful: false };
  return { digits, isDoubtful: digits !== '' };
};
