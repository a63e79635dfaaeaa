import { createFileRoute } from '@tanstack/react-router';
import { MenteesPage } from '../../home/MenteesPage.tsx';

export const Route = createFileRoute('/_member/main/mentees')({ component: MenteesPage });
