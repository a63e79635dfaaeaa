import { createFileRoute } from '@tanstack/react-router';
import { PurchaseThanksPage } from '../../../modules/credits/index.ts';
import { keyIn } from '../../../lib/key-in.ts';

const Page = () => <PurchaseThanksPage id={keyIn(Route.useParams().id)} />;

export const Route = createFileRoute('/_member/subscriptions/$id/thank_you')({ component: Page });
