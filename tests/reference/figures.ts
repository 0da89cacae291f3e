/** Every figure of a text in one form: dice as 1d6 in each language, no thousands sign, a decimal point. */
export function figuresOf(text: string, language: 'en' | 'pl' | 'hu'): readonly string[] {
  const digits =
    language === 'en'
      ? text.replace(/(?<=\d),(?=\d{3}(?!\d))/g, '')
      : text.replace(/(?<=\d)[\u00a0\u202f ](?=\d{3}(?!\d))/g, '').replace(/(?<=\d),(?=\d)/g, '.');
  return (digits.match(/\d*[dk]\d+|\d+(?:\.\d+)?|[½⅓¼⅔¾]/giu) ?? [])
    .map((figure) => figure.toLowerCase().replace('k', 'd'))
    .sort();
}
