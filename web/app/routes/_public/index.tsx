import { createFileRoute } from '@tanstack/react-router';
import { LandingPage } from '../../home/LandingPage.tsx';

export const Route = createFileRoute('/_public/')({ component: LandingPage });
