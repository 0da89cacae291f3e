export const project: string;
export function buildApp(name: string, extra?: Readonly<Record<string, string>>): string;
