import { createFileRoute } from '@tanstack/react-router';
import { CreateEnterprisePage } from '../../../modules/enterprises/index.ts';

export const Route = createFileRoute('/_enterprise/enterprise')({ component: CreateEnterprisePage });
