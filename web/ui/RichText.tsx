import { lazy, Suspense } from 'react';
import type { RichTextProps } from './RichTextEditor.tsx';
import { SkeletonForm } from './Skeletons.tsx';
import { withLine } from './withLine.ts';

// The editor's code is only loaded when a page first needs it.
const Editor = lazy(withLine(async () => ({ default: (await import('./RichTextEditor.tsx')).RichTextEditor })));

/** Text with bold, lists and links, as HTML. The server sanitises it again. */
export const RichText = (props: RichTextProps) => (
  <Suspense fallback={<SkeletonForm fields={1} />}>
    <Editor {...props} />
  </Suspense>
);
