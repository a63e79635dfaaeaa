import { hash, verify } from '@node-rs/argon2';
import { easyPassword } from '../../../contract/accounts/index.ts';
import type { Settings } from '../../platform/config.ts';
import { refuseField } from '../../platform/refusal.ts';
import { isEasyPassword } from './rules/easy-passwords.ts';

// Argon2id, 19 MiB, two rounds (M19). Every hash contains its own parameters.
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/**
 * The hash of no real account, as costly as a real one: an account without a password takes as long to be refused
 * (B05).
 */
const nobodys = '$argon2id$v=19$m=19456,t=2,p=1$bGFudGVybi1ub2JvZHktMQ$0c2iQ7yT4nq8zr1mZ6w9uJkX3vYbE5hLpAqRsDtFgHw';

/** Does the password match the hash? Without a hash the check takes just as long and fails. */
export const matches = async (secretHash: string | null | undefined, password: string) => {
  const right = await verify(secretHash ?? nobodys, password);
  return right && secretHash !== null && secretHash !== undefined;
};

interface Person {
  firstname: string;
  lastname: string;
  email: string;
}

/** The hash of a password that nobody typed into a form: that of the demonstration's accounts. */
export const hashPassword = (password: string) => hash(password, cost);

/**
 * The hash of a new password; one that is too easy to guess is refused at its field (M19). Call it outside a
 * transaction.
 */
export const hashNewPassword = async (
  password: string,
  person: Person,
  { PRODUCT_NAME }: Pick<Settings, 'PRODUCT_NAME'>,
) => {
  if (isEasyPassword(password, person, PRODUCT_NAME)) refuseField('password', easyPassword);
  return hashPassword(password);
};
