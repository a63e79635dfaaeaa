export const filesOf: (module: string, kind: string, number: string) => Record<string, string>;
