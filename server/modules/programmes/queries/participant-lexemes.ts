/** Each filter's value as `participant_index` keeps it (`db/070-participants-as-they-are-listed.sql`), and how it is asked for. */

const quoted = (lexeme: string) => `'${lexeme.replaceAll('\\', '\\\\').replaceAll("'", "''")}'`;

/** A tsquery for those who have one of these values. */
export const havingOneOf = (programId: number, key: string, values: readonly (string | number)[]) =>
  values.map((value) => quoted(`${programId}:${key}=${value}`)).join(' | ');

/** A tsquery for those about whom this is true. */
export const forWhom = (programId: number, fact: 'never_signed_in' | 'not_paired') => quoted(`${programId}:${fact}`);

const digits = 6;
const dayMs = 86_400_000;

/**
 * A tsquery for mentors and mentees whose last session began on the day of this moment, on an earlier one, or never. The days
 * before are asked for by the digits that they begin with: those before 20812 begin with 0 or 1, 200 to 207, 2080, 20810 or 20811.
 */
export const heldUntil = (programId: number, milliseconds: number) => {
  const day = String(Math.floor(milliseconds / dayMs)).padStart(digits, '0');
  const held = (value: string) => quoted(`${programId}:held=${value}`);
  const earlier = [...day].flatMap((digit, at) =>
    Array.from({ length: Number(digit) }, (_, lower) => `${held(day.slice(0, at) + lower)}:*`),
  );
  return [held('9'), held(day), ...earlier].join(' | ');
};
