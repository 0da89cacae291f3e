export const floor: string;
export function older(version: string, than: string): boolean;
export function findNode(own?: string): string | undefined;
export function runAgainWith(file: string): number;
