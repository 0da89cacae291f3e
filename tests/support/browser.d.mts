import type { SystemFont } from './fonts.mjs';

export function browserStart(
  executablePath: string,
  font?: SystemFont,
): { readonly executablePath: string; readonly args: string[]; readonly env: Record<string, string> };
export function findBrowsers(): Promise<{ readonly whole: string; readonly pages: string }>;
