import { expect, test } from 'vitest';
import { isEasyPassword } from './easy-passwords.ts';

const person = { firstname: 'Mei Ling', lastname: 'Tan', email: 'mei.tan1@example.com' };

test.each([
  'Password1!',
  'P@ssw0rd',
  'P@$$w0rd1',
  'Passw0rd!',
  'Password@123',
  'Password2026!',
  '123Password!',
  'Welcome1!',
  'Welcome@123',
  'Admin@123',
  'Admin1234!',
  'Qwerty123!',
  'Qwertyuiop1!',
  '1qaz@WSX',
  '!QAZ2wsx',
  'Q1w2e3r4!',
  'Abcd1234!',
  'Abc123!@#',
  'Aa123456!',
  'Aaaaaa1!',
  'Iloveyou1!',
  'Letmein1!',
  'Dragon#12',
  'Summer2026!',
  'Football99!',
  'Superman1!',
  'Monkey123$',
  'PassPass1!',
  'Mentor@2026',
  'Lantern#1',
  'Lantern#2026',
  '!!Lantern83920',
  'L@ntern!!1',
  'Dragon#8392',
  '4821Mentor!',
  'Summer#19840117',
])('M19 %s is too easy to guess', (password) => {
  expect(isEasyPassword(password, person, 'Lantern')).toBe(true);
});

test.each(['Mei.Tan1@example.com', 'Mei.Tan1', 'MeiLing1!', 'Tan@2026', 'Mei Ling#1'])(
  'M19 %s is the own name or address',
  (password) => {
    expect(isEasyPassword(password, person, 'Lantern')).toBe(true);
    expect(isEasyPassword(password, { firstname: 'Ravi', lastname: 'Kumar', email: 'rk@example.com' }, 'Lantern')).toBe(
      false,
    );
  },
);

test.each([
  'Dragon#83920',
  'Lanterns-of-Penang-41',
  'Tr0ubad0ur&3',
  'blue-Kettle7-march',
  'Xk9$mQ2!vb',
  'Mango sticky 4 rice!',
  'Password-for-my-aunt-7',
])('M19 %s is not', (password) => {
  expect(isEasyPassword(password, person, 'Lantern')).toBe(false);
});

test('M19 every word of the product’s name is refused under that name alone', () => {
  const easy = ['Acme#2026', 'Guidance!77', 'AcmeGuidance#839201'];
  for (const password of easy) expect(isEasyPassword(password, person, 'Acme Guidance'), password).toBe(true);
  for (const password of easy) expect(isEasyPassword(password, person, 'Lantern'), password).toBe(false);
  expect(isEasyPassword('Lantern#2026', person, 'Acme Guidance')).toBe(true);
});
