export const project: string;
export function buildApp(): Promise<string>;
export function buildNextApp(): Promise<string>;
export function buildChangedApp(): Promise<string>;
