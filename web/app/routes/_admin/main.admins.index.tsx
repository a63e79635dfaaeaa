import { createFileRoute } from '@tanstack/react-router';
import { PlatformHome } from '../../home/PlatformHome.tsx';

export const Route = createFileRoute('/_admin/main/admins/')({ component: PlatformHome });
