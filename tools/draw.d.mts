export function drawTenth<T extends { file: string; name: string }>(tests: readonly T[], commit: string): T[];
export function hasItsTurn(name: string, commit: string, every: number): boolean;
