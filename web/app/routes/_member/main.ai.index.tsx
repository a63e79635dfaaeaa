import { createFileRoute } from '@tanstack/react-router';
import { TranscribePage } from '../../../modules/transcription/index.ts';

export const Route = createFileRoute('/_member/main/ai/')({ component: TranscribePage });
