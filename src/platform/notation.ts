/** How a language tells a pool of d6 of which each is a test. */
export interface PoolWords {
  readonly dice: (count: number) => string;
  readonly ones: string;
  readonly faces: (faces: string) => string;
  readonly fails: string;
  /** Of several dice, what each of them loses. */
  readonly each: string;
}

/**
 * A notation as players of a language read it: `k` for `d` in Polish and Hungarian, a real minus sign, and a d10
 * played with two d6 written out. With its words a pool of d6 is told in them: `10d6r1>=4` as “10 dice, 4+, ones
 * rerolled”, and what every die loses in full.
 */
export function showNotation(notation: string, letter: 'd' | 'k', words?: PoolWords): string {
  const pool = words && /^(\d{1,4})d6(?:r([\d,]{1,11}))?>=(\d{1,2})(rf)?$/.exec(notation);
  if (pool) {
    const [, count, again, target, fails] = pool;
    const rerolled = again && (again === '1' ? words.ones : words.faces(again.replaceAll(',', ', ')));
    return [words.dice(Number(count)), `${target}+`, rerolled, fails && words.fails]
      .filter(Boolean)
      .join(', ');
  }
  return (
    notation
      // Other numbers are taken whole as well, so that no digit is read twice.
      .replace(/(\d+)(d10~)?/g, (whole, count: string, twoD6?: string) =>
        twoD6 === undefined ? whole : count === '1' ? '2d6−2' : `${count}×(2d6−2)`,
      )
      .replace(/(\d{1,4})d(\d{1,5})c(\d{1,2})/g, (whole, count: string, sides: string, less: string) =>
        words ? `${count}d${sides} (-${less}${count === '1' ? '' : ` ${words.each}`})` : whole,
      )
      .replaceAll('-', '−')
      .replaceAll('>=', '≥')
      .replace(/d(?=\d)/g, letter)
  );
}
