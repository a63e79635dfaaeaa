import type { defineConfig } from '@lingui/cli';

type Extractor = NonNullable<Parameters<typeof defineConfig>[0]['extractors']>[number];

export const contractMessages: Extractor;
export const pageMessages: Extractor;
