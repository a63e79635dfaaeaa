import { createFileRoute } from '@tanstack/react-router';
import { type PaymentOutcome, paymentOutcomes } from '../../../../contract/payments/values.ts';
import { PendingPaymentPage } from '../../../modules/credits/index.ts';
import { keyIn } from '../../../lib/key-in.ts';
import { oneOf } from '../../search.ts';

const validateSearch = ({ payment }: Record<string, unknown>): { payment?: PaymentOutcome | undefined } => ({
  payment: oneOf(paymentOutcomes, payment),
});

const Page = () => <PendingPaymentPage id={keyIn(Route.useParams().id)} outcome={Route.useSearch().payment} />;

export const Route = createFileRoute('/_member/subscriptions/$id/pending_payment')({ validateSearch, component: Page });
