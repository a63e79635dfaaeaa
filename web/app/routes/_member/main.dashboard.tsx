import { createFileRoute } from '@tanstack/react-router';
import { MemberDashboard } from '../../home/MemberDashboard.tsx';

export const Route = createFileRoute('/_member/main/dashboard')({ component: MemberDashboard });
