import { createFileRoute } from '@tanstack/react-router';
import { CreateProgrammePage } from '../../../modules/programmes/index.ts';

export const Route = createFileRoute('/_enterprise/create')({ component: CreateProgrammePage });
