import { useLingui } from '@lingui/react/macro';
import { useCallback, useEffect, useRef, useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import type { Promo } from '../../../../contract/credits/schemas/purchase.ts';
import { CallRefused } from '../../../lib/call.ts';
import { useSubmit } from '../../../lib/use-submit.ts';
import { useValidatePromo } from '../queries.ts';

const loadPromo = () =>
  import('../../../../contract/credits/schemas/buying.ts').then((all) => all.validatePromoCode.body);

interface Asked {
  packageId: number;
  /** What the address brings; '' without one. */
  given: string;
  /** Visitors sign in first: a code may be bound to a person. */
  signedIn: boolean;
}

/** Whoever pressed a button elsewhere on the page is led to the field. */
const showAt = ({ setError }: Pick<UseFormReturn<{ promo_code: string }>, 'setError'>, message: string) =>
  setError('promo_code', { message }, { shouldFocus: true });

/** CRD-05, CRD-17 to CRD-20: the code that is typed, and the one that has been found good. */
export const usePromo = ({ packageId, given, signedIn }: Asked) => {
  const { t } = useLingui();
  const [applied, setApplied] = useState<Promo | null>(null);
  const { mutateAsync, isPending } = useValidatePromo();
  const invalid = t`Promo code has expired or is invalid.`;
  const { form, submit } = useSubmit({
    values: { promo_code: given },
    schema: loadPromo,
    toWire: ({ promo_code: code }) => ({ promo_code: code, package_id: packageId }),
    send: ({ promo_code: code }) => mutateAsync({ code, packageId }),
    said: () => t`Promo code applied successfully`,
    done: setApplied,
    failed: (error, sent) => {
      setApplied(null); // CRD-20
      if (!(error instanceof CallRefused) || error.status >= 500) return false;
      if (!error.refusal.fields) showAt(sent.form, error.refusal.error || invalid);
      return true;
    },
  });
  const { setError } = form;
  /** It was good before: it is over by now, or is for another package. */
  const lose = useCallback(() => {
    setApplied(null);
    showAt({ setError }, invalid);
  }, [setError, invalid]);
  const isTried = useRef(given === '');
  useEffect(() => {
    if (isTried.current || !signedIn) return;
    isTried.current = true;
    submit().catch(reportError);
  });
  /** A code that was typed but not applied: the price with it is to be seen before anybody pays. */
  const isUntried = () => {
    const typed = form.getValues('promo_code').trim().toUpperCase();
    return typed !== '' && typed !== applied?.code.toUpperCase();
  };
  return { form, submit, isPending, applied, remove: () => setApplied(null), lose, isUntried };
};

export type PromoEntry = ReturnType<typeof usePromo>;
