/**
 * A notation as players of a language read it: `k` for `d` in Polish and Hungarian, a real minus sign, and a d10
 * played with two d6 written out.
 */
export function showNotation(notation: string, letter: 'd' | 'k'): string {
  return (
    notation
      // Other numbers are taken whole as well, so that no digit is read twice.
      .replace(/(\d+)(d10~)?/g, (whole, count: string, twoD6?: string) =>
        twoD6 === undefined ? whole : count === '1' ? '2d6−2' : `${count}×(2d6−2)`,
      )
      .replaceAll('-', '−')
      .replaceAll('>=', '≥')
      .replace(/d(?=\d)/g, letter)
  );
}
