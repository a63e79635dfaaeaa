export const bin: (name: string) => string;
export const filesBelow: (folders: readonly string[]) => string[];
export const sourceFiles: (folders: readonly string[]) => string[];
export const exitWith: (faults: readonly string[], lookedAt: string) => never;
