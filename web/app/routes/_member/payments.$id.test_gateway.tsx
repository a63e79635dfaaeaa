import { createFileRoute } from '@tanstack/react-router';
import { TestGatewayPage } from '../../../modules/payments/index.ts';
import { keyIn } from '../../../lib/key-in.ts';

const Page = () => <TestGatewayPage id={keyIn(Route.useParams().id)} />;

export const Route = createFileRoute('/_member/payments/$id/test_gateway')({ component: Page });
