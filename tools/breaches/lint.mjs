// What the linter, the formatter and the types must catch. In each line: the rule, the file, what stands in it.
export const lintBreaches = [
  ['max-lines', 'contract/long.ts', '//\n'.repeat(301)],
  ['max-lines-per-function', 'contract/function.ts', `export const f = () => {\n${'f();\n'.repeat(61)}};`],
  ['complexity', 'contract/branches.ts', `export const f = (n: number) => ${'n ? 1 : '.repeat(12)}0;`],
  ['no-console', 'server/platform/log.ts', "console.log('hello');"],
  ['no-default-export', 'web/lib/default.ts', 'export default 1;'],
  ['no-explicit-any', 'contract/any.ts', 'export const a = (b: any) => b;'],
  ['no-floating-promises', 'server/modules/firsts/floating.ts', 'const f = async () => {};\nf();'],
  ['no-non-null-assertion', 'contract/sure.ts', 'export const first = (list: number[]) => list[0]!;'],
  ['no-restricted-globals', 'server/modules/firsts/now.ts', 'export const now = Date.now();'],
  ['no-restricted-globals', 'web/modules/firsts/today.ts', 'export const today = new Date();'],
  [
    'no-restricted-properties',
    'server/modules/firsts/instant.ts',
    "import { Temporal } from 'temporal-polyfill';\nexport const now = Temporal.Now.instant();",
  ],
  ['no-restricted-properties', 'server/modules/firsts/setting.ts', 'export const port = process.env.PORT;'],
  [
    'rules-of-hooks',
    'web/ui/Sometimes.tsx',
    "import { useState } from 'react';\nexport const Sometimes = ({ on }: { on: boolean }) => (on ? useState(1)[0] : null);",
  ],
  ['forbid-elements', 'web/modules/firsts/OwnForm.tsx', 'export const OwnForm = () => <form />;'],
  [
    'no-misused-spread',
    'contract/spread.ts',
    'const later = async () => ({ a: 1 });\nexport const f = () => ({ ...later() });',
  ],
  ['no-debugger', 'contract/correctness.ts', 'debugger;'],
];

export const formatBreaches = ['contract/unformatted.ts', 'web/ui/unformatted.tsx'];
export const unformatted = 'export const   a = "b"';

/** What a strict setting of tsconfig.json refuses: the code of the complaint, the file, what stands in it. */
export const typeBreaches = [
  ['TS18046', 'contract/unknown.ts', 'export const f = (a: unknown) => a.b;'],
  ['TS2532', 'contract/unchecked.ts', 'export const f = (list: { a: number }[]) => list[0].a;'],
  ['TS7006', 'contract/implicit.ts', 'export const f = (a) => a;'],
  ['TS6133', 'contract/unused.ts', 'const nobody = 1;\nexport {};'],
  ['TS18047', 'contract/nullish.ts', 'export const f = (a: null | { b: 1 }) => a.b;'],
];
