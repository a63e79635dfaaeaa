import { createFileRoute } from '@tanstack/react-router';
import { NeedConfirmationPage } from '../../modules/accounts/index.ts';

export const Route = createFileRoute('/need-confirmation')({ component: NeedConfirmationPage });
