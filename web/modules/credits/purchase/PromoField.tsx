import { Trans, useLingui } from '@lingui/react/macro';
import { IconDiscount2 } from '@tabler/icons-react';
import { creditLimits } from '../../../../contract/credits/values.ts';
import { paths } from '../../../lib/paths.ts';
import { rememberReturnAddress } from '../../../lib/return-address.ts';
import { Button } from '../../../ui/Button.tsx';
import { SectionCard } from '../../../ui/Card.tsx';
import { Form } from '../../../ui/Form.tsx';
import { Grow, Row, Stack } from '../../../ui/Layout.tsx';
import { useNavigateTo } from '../../../ui/navigation.tsx';
import { Notice } from '../../../ui/Notice.tsx';
import { TextField } from '../../../ui/TextField.tsx';
import type { PromoEntry } from './usePromo.ts';

interface Props {
  promo: PromoEntry;
  signedIn: boolean;
  /** This page, as it is chosen now. */
  addressWith: (promoCode: string) => string;
}

/** CRD-10, CRD-17: a code that makes it cheaper. */
export const PromoField = ({ promo, signedIn, addressWith }: Props) => {
  const { t } = useLingui();
  const navigateTo = useNavigateTo();
  const { form, submit, isPending, applied, remove } = promo;
  // Coming back, the code is applied by itself.
  const signInFirst = () => {
    rememberReturnAddress(addressWith(form.getValues('promo_code').trim()));
    navigateTo(paths.signIn());
  };
  return (
    <SectionCard title={t`Promo code`} {...(!signedIn && { hint: t`You sign in first, then your code is applied.` })}>
      <Stack>
        <Form onSubmit={signedIn ? submit : signInFirst} label={t`Promo code`}>
          <Row align="start" wrap={false}>
            <Grow>
              <TextField
                {...form.register('promo_code')}
                label={t`Promo code`}
                labelHidden
                icon={IconDiscount2}
                maxLength={creditLimits.promoCode}
                autoComplete="off"
                autoCapitalize="characters"
                spellCheck={false}
                error={form.formState.errors.promo_code?.message}
              />
            </Grow>
            <Button submit pending={isPending}>
              {t`Apply`}
            </Button>
          </Row>
        </Form>
        {applied && (
          <Notice
            tone="success"
            title={t`${applied.code} applied`}
            action={
              <Button size="sm" kind="quiet" onPress={remove}>
                {t`Remove`}
              </Button>
            }
          >
            <Trans>{applied.discount}% off the price before tax.</Trans>
          </Notice>
        )}
      </Stack>
    </SectionCard>
  );
};
