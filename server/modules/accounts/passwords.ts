import { hash, verify } from '@node-rs/argon2';
import { easyPassword } from '../../../contract/accounts/index.ts';
import { refuseField } from '../../platform/refusal.ts';
import { isEasyPassword } from './rules/easy-passwords.ts';

// Argon2id, 19 MiB, two rounds (M19); its parameters stand in every hash.
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** Belongs to nobody, costs as much as anybody's: who has no password takes as long to be refused (B05). */
const nobodys = '$argon2id$v=19$m=19456,t=2,p=1$bGFudGVybi1ub2JvZHktMQ$0c2iQ7yT4nq8zr1mZ6w9uJkX3vYbE5hLpAqRsDtFgHw';

/** Does the password belong to the hash? Without a hash it takes as long and is wrong. */
export const matches = async (secretHash: string | null | undefined, password: string) => {
  const right = await verify(secretHash ?? nobodys, password);
  return right && secretHash !== null && secretHash !== undefined;
};

interface Person {
  firstname: string;
  lastname: string;
  email: string;
}

/** The hash of a new password; one that is too easy to guess is refused at its field (M19). Outside a transaction. */
export const hashNewPassword = async (password: string, person: Person) => {
  if (isEasyPassword(password, person)) refuseField('password', easyPassword);
  return hash(password, cost);
};
