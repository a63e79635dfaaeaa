import { createFileRoute } from '@tanstack/react-router';
import { RecordPage } from '../../../modules/records/index.ts';

export const Route = createFileRoute('/_member/main/record')({ component: RecordPage });
