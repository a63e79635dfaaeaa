import { createFileRoute } from '@tanstack/react-router';
import { ProgrammesPage } from '../../../modules/programmes/index.ts';

export const Route = createFileRoute('/_enterprise/dashboard')({ component: ProgrammesPage });
