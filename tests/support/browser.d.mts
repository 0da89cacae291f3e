export const browserArguments: string[];
export function findBrowsers(): Promise<{ readonly whole: string; readonly pages: string }>;
