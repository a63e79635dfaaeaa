import { Plural, Trans } from '@lingui/react/macro';
import { pointsACredit } from '../../../contract/credits/values.ts';

interface Props {
  /** In points, like the balance. */
  price: number;
  /** Null for visitors. */
  balance: number | null | undefined;
}

/** CRD-07, M28: what a session costs and what the reader has, in credits; nothing where it is free. */
export const SessionPrice = ({ price, balance }: Props) => {
  if (price === 0) return null;
  return (
    <>
      <Plural value={price / pointsACredit} one="Session price: # credit" other="Session price: # credits" />
      {balance != null && (
        <>
          {' · '}
          <Trans>You have {Math.floor(balance / pointsACredit)}</Trans>
        </>
      )}
    </>
  );
};
