import { type DiceExpression, type DiceGroup, diceLimits } from '../rules/dice/expression.ts';
import { type NotationIssue, parseDice } from '../rules/dice/notation.ts';
import { fail, ok, type Result } from '../rules/result.ts';

/** What other tools roll and this one does not; each has a sentence that says what to write instead. */
export const foreignCodes = [
  'tens-and-ones',
  'keep-of-one',
  'times',
  'repeat',
  'brackets',
  'failures',
  'exactly',
  'at-most',
  'explode',
  'reroll-until',
] as const;
export type ForeignCode = (typeof foreignCodes)[number];

export interface ForeignIssue {
  readonly code: ForeignCode;
}

type Rewrite = readonly [from: RegExp, to: string | ((whole: string, ...parts: string[]) => string)];

const die = '(\\d*d(?:\\d+|%))';
const upTo = (most: number) => Array.from({ length: Math.min(most, 30) }, (_, at) => at + 1).join(',');

/** What says the same in the notation of others, in the order in which it is read. */
const rewrites: readonly Rewrite[] = [
  // What is said beside the dice; "3#d6" are three rolls.
  [/\s*(?:#(?<!^\s*\d+\s*#(?=\s*\d*[dkw]\d))|\/\/).*$/is, ''],
  [/^\s*\[\[([^[\]]*)\]\]\s*$/, '$1'],
  [/\[[^\]]*\]/g, ''],
  [/^\s*[/!]?(?:roll|r)\s+/i, ''],
  // "1W6", "d%", "4dF": one of -1, 0 and 1.
  [/(?<!\p{L})\s*w\s*(?=\d|%)/giu, 'd'],
  [/(^\s*|[+−–-]\s*)(\d*)\s*k\s*(?=\d|%)/gi, '$1$2d'],
  [/D(?=[\d%F])/g, 'd'],
  [/d%/g, 'd100'],
  [/(\d*)dF(?![a-z])/gi, (_, count) => `${count || 1}d3-${2 * Number(count || 1)}`],
  // "20 + -5".
  [/([+-])\s*([+-])/g, (_, one, other) => (one === other ? '+' : '-')],
  // "1d20 advantage".
  [/\b[12]?d20\s*adv(?:antage)?\b/gi, '2d20kh1'],
  [/\b[12]?d20\s*dis(?:adv(?:antage)?)?\b/gi, '2d20kl1'],
  // "4d6k3", "4d6 keep 3", "4d6d1", "4d6 drop 1": the best, and all but the lowest.
  [new RegExp(`${die}\\s*(?:keep|k)\\s*(?:highest\\s*)?(\\d+)`, 'gi'), '$1kh$2'],
  [new RegExp(`${die}\\s*keep\\s*lowest\\s*(\\d+)`, 'gi'), '$1kl$2'],
  [new RegExp(`${die}\\s*(?:drop|d)\\s*(?:lowest\\s*)?(\\d+)`, 'gi'), '$1dl$2'],
  [new RegExp(`${die}\\s*drop\\s*highest\\s*(\\d+)`, 'gi'), '$1dh$2'],
  [
    new RegExp(`${die}\\s*(keep|drop)\\s*(highest|lowest)`, 'gi'),
    (_, dice, what, which) => `${dice}${what.charAt(0)}${which.charAt(0)}1`,
  ],
  // "5d6 reroll 1s", "2d6r>4".
  [/\s*\bre-?roll(?:ing|s)?\s*(\d+)s?/gi, 'r$1'],
  [
    /d(\d+)\s*ro?\s*(>=|≥|>)\s*(\d+)/gi,
    (_, sides, sign, face) => {
      const least = Number(face) + (sign === '>' ? 1 : 0);
      const faces = upTo(Number(sides))
        .split(',')
        .filter((each) => Number(each) >= least);
      return `d${sides}r${faces}`;
    },
  ],
  // "2d6r<=2", "2d6ro<3", "2d6ro1", "2d6r1r2".
  [/ro?\s*(?:<=|≤)\s*(\d+)/gi, (_, most) => `r${upTo(Number(most))}`],
  [/ro?\s*<\s*(\d+)/gi, (_, above) => `r${upTo(Number(above) - 1)}`],
  [/ro\s*=?\s*(?=\d)/gi, 'r'],
  [/r\s*=\s*(?=\d)/gi, 'r'],
  [/r(\d+)(?:r(\d+))+/gi, (whole) => `r${whole.slice(1).split(/r/i).join(',')}`],
  // "10d6 4+", "10d6 on 4+", "10d6>4", "10d6=>5", "8d10t7"; in Polish "na 4+", "od 4", in Hungarian "4-től".
  [/(?<=\d)\s*-?t[óőoö]l\b/giu, '+'],
  [/\s+od\s+(\d+)\s*$/i, ' $1+'],
  [/(>=?\s*\d+)\s*\+\s*$/, '$1'],
  [/\s*(\d+)\s*\+\s*(r[\d,]+)\s*$/i, '$2 $1+'],
  [new RegExp(`${die}([^+-]*?)\\s*(?:on|at|na|@|,|\\()?\\s*(\\d+)\\s*\\+\\s*\\)?\\s*$`, 'i'), '$1$2>=$3'],
  [/=>/g, '>='],
  [/>\s*(\d+)/g, (_, below) => `>=${Number(below) + 1}`],
  [new RegExp(`${die}\\s*tn?\\s*(\\d+)`, 'gi'), '$1>=$2'],
  [/cs\s*(?=[<>=≥])/gi, ''],
  // The top face alone is that or more.
  [/d(\d+)\s*={1,2}\s*\1(?!\d)/g, 'd$1>=$1'],
  // "2d6+3 damage".
  [/\s+to hit\s*$/i, ''],
  [/\s+(?!(?:keep|drop|best|worst|high|low|reroll|explode))\p{L}{3,}[\p{L}\s]*$/iu, ''],
];

/** What cannot be written here, by the sign that asks for it. */
const refused: readonly (readonly [RegExp, ForeignCode])[] = [
  [/^\s*\d+\s*[x×#]\s*\(?\d*d\d|\d\s*[x×]\s*\d+\s*$/i, 'repeat'],
  [/[*/÷]\s*[\d(]/, 'times'],
  [/[{}()]/, 'brackets'],
  [/d\d+\s*rr/i, 'reroll-until'],
  [/!\s*[!po<>=]/i, 'explode'],
  [/[>=]\s*\d+\s*f/i, 'failures'],
  [/[<≤]\s*=?\s*\d/, 'at-most'],
  [/(?<![<>])=\s*\d/, 'exactly'],
];

const plainly = (text: string) =>
  // Full-width digits, letters and signs (no other sign that merely looks like one), and brackets around all of it.
  text
    .replace(/[\u3000\uff01-\uff5e]/g, (sign) => sign.normalize('NFKC'))
    .replace(/^\s*\(([^()]*)\)\s*$/, '$1');

const tensAndOnes = /^\s*[dk]66\s*$/i;

/** Keeping the best of one die does nothing; among several groups the best of all was meant. */
const keepsOfOne = ({ groups }: DiceExpression): boolean =>
  groups.length > 1 &&
  groups.some(({ count, keep }: DiceGroup) => keep && count === 1 && /^k/.test(keep.mode));

/**
 * Dice as players write them, in the notation of this app (`parseDice`) or of other tools: `4d6k3`, `10d6 4+`, `1W6`,
 * `2d6r<=2`, `d%`, `4d6 # a comment`. Fails with what to write instead, where it is known, or else with every fault of
 * the text as `parseDice` finds it. Nothing is read as what it is not: `d66` are no dice of 66 sides, `1d66` is one.
 */
export function readDice(text: string): Result<DiceExpression, NotationIssue | ForeignIssue> {
  const own = parseDice(text);
  const found = (dice: DiceExpression, read: string) =>
    tensAndOnes.test(read)
      ? fail({ code: 'tens-and-ones' } as const)
      : keepsOfOne(dice)
        ? fail({ code: 'keep-of-one' } as const)
        : ok(dice);
  if (own.ok) return found(own.value, text);
  if (text.length > diceLimits.text) return own;
  const plain = plainly(text);
  const rewritten = rewrites.reduce((read, [from, to]) => read.replace(from, to as string), plain);
  const read = parseDice(rewritten);
  if (read.ok) return found(read.value, rewritten);
  const code = refused.find(([sign]) => sign.test(rewritten))?.[1];
  if (code && /d\d/.test(rewritten)) return fail({ code });
  // What is wrong with what was meant is said of all of the text: the places in it have moved.
  const meant = rewritten !== plain && !read.ok && !read.issues.some((issue) => unread.has(issue.code));
  return meant ? fail(...read.issues.map((issue) => ({ ...issue, at: 0, length: text.length }))) : own;
}

/** Faults of a text that is no notation at all. */
const unread: ReadonlySet<string> = new Set(['empty', 'unexpected', 'missing-sides', 'missing-number']);
