import { createFileRoute } from '@tanstack/react-router';
import { EnterpriseHomePage } from '../../modules/enterprises/index.ts';

export const Route = createFileRoute('/dashboard')({ component: EnterpriseHomePage });
