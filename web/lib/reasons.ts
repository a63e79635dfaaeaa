import type { AnyRefusalCode } from '../../contract/messages.ts';
import { requestRefusals } from '../../contract/request/messages.ts';

let refusals: Readonly<Record<AnyRefusalCode, string>> | undefined;

/**
 * All refusals together weigh more than the sentences of most pages, so a page has them only once an answer says why
 * something is withheld. Resolves even if they do not arrive: a page without reasons is better than none.
 */
export const loadReasons = async () => {
  try {
    refusals ??= (await import('../../contract/messages.ts')).refusals;
  } catch {
    // The next answer tries again.
  }
};

/** Why the server withholds a button or an action, in words. Null if it does not. */
export function reasonOf(code: AnyRefusalCode): string;
export function reasonOf(code: AnyRefusalCode | null): string | null;
export function reasonOf(code: AnyRefusalCode | null) {
  return code && (refusals?.[code] ?? requestRefusals['request.fault']);
}
