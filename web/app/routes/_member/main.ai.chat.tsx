import { createFileRoute } from '@tanstack/react-router';
import { AiChatPage } from '../../pages/ai/AiChatPage.tsx';

export const Route = createFileRoute('/_member/main/ai/chat')({ component: AiChatPage });
