import { eq, or } from 'drizzle-orm';
import { read } from '../../../platform/read.ts';
import type { Tx } from '../../../platform/work.ts';
import { programs, whiteLabels } from '../tables.ts';

/** Whether a programme shows this picture: a copied one shows the same. */
export const isShown = async (tx: Tx, key: string) => {
  const { newsfeedBanner, signupVerticalBanner, signUpLogo, signInLogo } = whiteLabels;
  const [row] = await read(tx)
    .select({ id: programs.id })
    .from(programs)
    .innerJoin(whiteLabels, eq(whiteLabels.programId, programs.id))
    .where(
      or(
        eq(programs.photo, key),
        ...[newsfeedBanner, signupVerticalBanner, signUpLogo, signInLogo].map((column) => eq(column, key)),
      ),
    )
    .limit(1);
  return row !== undefined;
};
