/**
 * A notation as players of a language read it: `k` for `d` in Polish and Hungarian, a real minus sign, and a d10
 * played with two d6 written out.
 */
export function showNotation(notation: string, letter: 'd' | 'k'): string {
  return notation
    .replace(/(\d+)d10~/g, (_, count: string) => (count === '1' ? '2d6−2' : `${count}×(2d6−2)`))
    .replaceAll('-', '−')
    .replaceAll('>=', '≥')
    .replace(/d(?=\d)/g, letter);
}
