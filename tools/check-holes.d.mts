export const readReport: (text: string) => { lines: string[]; grave: number } | undefined;
export const deprecatedIn: (lockfile: {
  packages: Record<string, { version?: string; deprecated?: string; dev?: boolean; devOptional?: boolean }>;
}) => string[];
