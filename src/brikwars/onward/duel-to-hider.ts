import { sidedText } from '../../kit/question/sided-text.ts';
import type { Services } from '../../platform/services.ts';
import { hidingCover } from '../../rules/brikwars/attack/circumstances.ts';
import type { Whose } from '../../storage/settings-mirror.ts';
import { armorOf, type DuelInputs, fightOf, skillOf } from '../duel/inputs.ts';
import { encodeMagic, initialMagic, type MagicInputs, magicAsked, stepsOf } from '../magic/inputs.ts';

const { caster, target, shoots, modifier } = magicAsked.fields;

const named = <Id extends string>(known: readonly Id[], id: string): Id | undefined =>
  known.find((one) => one === id);

/**
 * The same shot where the target may not be seen at all: what hides it is asked there, everything else that bears on the
 * roll is one modifier (BW-SKL-01, BW-SKL-02).
 */
export function hiderOf(inputs: DuelInputs): MagicInputs {
  const { attacker, defender, situation, shot, table } = inputs;
  const base: MagicInputs = { ...initialMagic(table.edition), table, kind: 'shot' };
  const { hiding, thirds } = situation;
  const hidden = thirds === 3 ? 0 : thirds === 2 ? 1 : 2;
  const cover = hidden + (hiding ? hidingCover[hiding] : 0);
  const rest = attacker.skillModifier + (fightOf(inputs)?.attacker.situation.value ?? -cover) + cover;
  const is = named(target.known, defender.unit);
  return {
    ...base,
    caster: named(caster.known, attacker.unit) ?? 'own',
    ownSkill: skillOf(attacker),
    target: is ?? 'own',
    ownArmor: armorOf(defender),
    modifier: Math.min(modifier.most, Math.max(modifier.least, rest)),
    shoots: named(shoots.known, shot) ?? base.shoots,
    hidden,
    stance: hiding ?? 'moving',
    hides: hiding !== undefined,
    master: attacker.master,
    cranky: attacker.cranky,
    targetCranky: defender.cranky,
    ...(stepsOf({ kind: 'shot', target: 'own', steps: defender.size }) > 1 &&
      !is && { steps: defender.size }),
  };
}

/** Goes on to the hidden target with the same units and weapon. */
export function goToHider(
  { drafts, navigation }: Pick<Services, 'drafts' | 'navigation'>,
  inputs: DuelInputs,
  acting: Whose,
): void {
  const text = sidedText(encodeMagic(hiderOf(inputs)), acting);
  // Its model may not be there yet: then it begins with what is stored.
  drafts.save('magic', text);
  navigation.go(`fight/magic?${text}`);
}
