import type { Format } from '../platform/format.ts';
import type { Messages } from '../platform/words.ts';
import type { TrailStep } from './trail-model.ts';

interface Words {
  readonly t: Messages['compose'];
  readonly dice: Messages['dice'];
  readonly format: Format;
}

const facesInFull = 12;

/** `3 + 6 + 4`; many dice as `5 × 1 + 2 × 6`. */
function phraseFaces(faces: readonly number[], { t, format }: Words): string {
  if (faces.length <= facesInFull) return faces.map((face) => format.number(face)).join(' + ');
  const counts = new Map<number, number>();
  for (const face of faces) counts.set(face, (counts.get(face) ?? 0) + 1);
  const sorted = [...counts].sort(([a], [b]) => a - b);
  if (sorted.length > 2 * facesInFull) return '…';
  return sorted.map(([face, count]) => t.steps.times(format.number(face), format.number(count))).join(' + ');
}

export function phraseStep(step: TrailStep, words: Words): string {
  const { t, dice, format } = words;
  switch (step.kind) {
    case 'dice': {
      const faces = phraseFaces(step.faces, words);
      const sum = format.number(step.sum);
      if (step.twoD6) return t.steps.twoD6(faces, sum);
      const shown = dice.dice(`${step.count}d${step.sides}`);
      return step.count === 1 ? t.steps.oneDie(shown, faces) : t.steps.dice(shown, faces, sum);
    }
    case 'rerolled':
      return t.steps.rerolled(
        step.count,
        phraseFaces(step.faces, words),
        step.sum === undefined ? undefined : format.number(step.sum),
      );
    case 'kept':
      return t.steps.kept[step.mode](phraseFaces(step.faces, words), format.number(step.sum));
    case 'pool': {
      const shown = dice.dice(`${step.count}d${step.sides}`);
      return t.steps.pool(shown, `${step.target}+`, phraseFaces(step.faces, words), step.successes);
    }
    case 'confirmed':
      return t.steps.confirmed(step.tried, phraseFaces(step.faces, words));
    case 'bonus': {
      const top = format.number(step.top);
      const shown = format.number(step.shown);
      if (step.faces.length === 1) return t.steps.bonus(step.die, step.of, top, shown);
      return t.steps.bonusOfTwo(step.die, step.of, top, phraseFaces(step.faces, words), shown);
    }
    case 'more-bonus':
      return t.steps.moreBonus(step.count, format.number(step.sum));
    case 'penalty':
      return t.steps.penalty(format.number(step.each), format.signed(step.amount));
    case 'modifier': {
      const amount = format.signed(step.amount);
      return step.once ? t.steps.modifierOnce(amount) : t.steps.modifier(amount);
    }
    case 'floor':
      return t.steps.floor(format.signed(step.sum));
    case 'ones':
      return t.steps.ones;
    case 'purpose':
      return t.steps.purpose(t.presetNames[step.preset]);
  }
}
