import { createFileRoute } from '@tanstack/react-router';
import { RecordPage } from '../../modules/records/index.ts';

export const Route = createFileRoute('/app/$enterprise/$programme/_portal/record')({ component: RecordPage });
