import { createFileRoute } from '@tanstack/react-router';
import { TranscribePage } from '../../modules/transcription/index.ts';

/** B60 */
export const Route = createFileRoute('/app/$enterprise/$programme/admin/ai')({ component: TranscribePage });
