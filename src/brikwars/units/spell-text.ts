import { useFormat, useTexts } from '../../kit/context.ts';
import type { Format } from '../../platform/format.ts';
import type { Messages } from '../../platform/words.ts';
import type { Training } from '../../rules/brikwars/creation/creation.ts';
import { type SpellKind, spellValues } from '../../rules/brikwars/supplement/spell-values.ts';
import { printDice } from '../../rules/dice/notation.ts';

interface Texts {
  readonly build: Messages['builder'];
  readonly dice: Messages['fight']['dice'];
}

/** Use, range and damage of a spell; of a shield how far it reaches and what it takes off. */
function spellText({ build, dice }: Texts, format: Format, spell: SpellKind, level: number): string {
  const { use, inches, range, dice: rolled, radius } = spellValues(spell, level);
  const [needs, points] = [format.number(use), dice(printDice(rolled))];
  if (spell === 'shield') return build.around(needs, format.number(inches), points);
  if (!range) return build.reach(needs, format.number(inches), points);
  return build.blast(needs, dice(printDice(range)), points, format.number(radius));
}

export function useSpellText(): (spell: SpellKind, level: number) => string {
  const t = { build: useTexts('builder'), dice: useTexts('fight').dice };
  const format = useFormat();
  return (spell, level) => spellText(t, format, spell, level);
}

/** What a mage can cast, each spell with what it does. */
export function spellsLine(t: Texts, format: Format, { magic = 0, area = [], shield = 0 }: Training): string {
  const { build } = t;
  const notify = (name: string, spell: SpellKind, level: number) =>
    build.shown(name, spellText(t, format, spell, level));
  return [
    ...(magic > 0 ? [notify(build.bolt, 'bolt', magic)] : []),
    ...area.map(({ level, casts }) =>
      notify(`${format.number(casts)} × ${build.areaSpell(format.number(level))}`, 'area', level),
    ),
    ...(shield > 0 ? [notify(build.shieldOf(format.number(shield)), 'shield', shield)] : []),
  ].join(', ');
}
