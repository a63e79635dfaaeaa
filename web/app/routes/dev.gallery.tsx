import { createFileRoute } from '@tanstack/react-router';
import { Gallery } from '../dev/Gallery.tsx';

export const Route = createFileRoute('/dev/gallery')({ component: Gallery });
