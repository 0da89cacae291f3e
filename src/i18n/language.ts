export const languages = ['en', 'pl', 'hu'] as const;
export type Language = (typeof languages)[number];

export function isLanguage(value: unknown): value is Language {
  return languages.some((language) => language === value);
}

/** The first language of the browser's list that the app speaks; English otherwise. */
export function chooseLanguage(preferred: readonly string[]): Language {
  for (const tag of preferred) {
    const base = tag.toLowerCase().split('-')[0];
    if (isLanguage(base)) return base;
  }
  return 'en';
}
