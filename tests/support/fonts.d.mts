export type SystemFont = 'Roboto' | 'Noto Sans' | 'DejaVu Sans';

export const systemFonts: readonly SystemFont[];
export function withSystemFont(family?: SystemFont): Record<string, string>;
