import { createFileRoute } from '@tanstack/react-router';
import { RegisterPage } from '../../modules/enterprises/index.ts';

export const Route = createFileRoute('/register')({ component: RegisterPage });
