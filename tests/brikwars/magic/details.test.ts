import { describe, expect, it } from 'vitest';
import { initialMagic, type MagicInputs, magicCodec } from '../../../src/brikwars/magic/inputs.ts';
import { detailsOf } from '../../../src/brikwars/magic/text.ts';
import { magic as t } from '../../../src/brikwars/magic/words/en.ts';
import { brikwars } from '../../../src/brikwars/words/en.ts';
import { fight } from '../../../src/fight/words/en.ts';
import { createFormat } from '../../../src/platform/format.ts';

const words = { ...brikwars, ...fight } as unknown as Parameters<typeof detailsOf>[1];
const first = initialMagic('pl');
const notify = (part: Partial<MagicInputs>) =>
  detailsOf(t, words, createFormat('en'), magicCodec('pl').encode({ ...first, ...part }));
const mage = `${t.roles.mage}: ${t.units.minifig}`;

describe('brikwars/magic/text: what else is tried with', () => {
  it.each<[string, Partial<MagicInputs>, readonly string[]]>([
    ['a bolt', {}, [mage, `${t.magic}: 3`, `${t.distance}: 6`]],
    [
      'values of one’s own, and what changes them',
      { caster: 'own', ownSkill: '1d8', target: 'own', ownArmor: '1d10', modifier: -1, steps: 3 },
      [
        `${t.roles.mage}: ${t.units.own}`,
        `${t.roles.mage}: ${t.skill} ${fight.dice('1d8')}`,
        `${t.modifier} −1`,
        `${t.magic}: 3`,
        `${t.distance}: 6`,
        `${t.roles.target}: ${t.armor} ${fight.dice('1d10')}`,
        `${t.roles.target}: ${t.pips.left}: 3`,
      ],
    ],
    [
      'a blast that has come down elsewhere, cast in a circle by a cranky hero',
      { kind: 'area', caster: 'hero', cranky: 2, others: 4, landed: 3, fell: 'short' },
      [
        `${t.roles.mage}: ${t.units.hero}`,
        `${t.roles.mage}: ${brikwars.crankyBy('−2')}`,
        `${t.magic}: 3`,
        `${t.others}: 4`,
        `${t.distance}: 6`,
        `${t.count}: 3`,
        t.landedAt.short('3'),
      ],
    ],
    [
      'what a shield is against',
      { kind: 'shield', struck: 'heavy' },
      [mage, `${t.magic}: 3`, t.against(brikwars.weapons.heavy)],
    ],
    ['undead', { kind: 'raise', undead: 2 }, [mage, `${t.magic}: 3`, `${t.undead}: 2`]],
    [
      'a patient that is carried',
      { kind: 'heal', size: 2, carriers: 5 },
      [
        `${t.roles.medic}: ${t.units.minifig}`,
        `${t.roles.patient}: ${t.units.minifig}`,
        t.against(brikwars.weapons.hand),
        `${t.patientSize}: 2`,
        `${t.carriers}: 5`,
      ],
    ],
    [
      'who hides, and who looks for him',
      { kind: 'shot', hidden: 2, stance: 'half', perceives: true, master: true },
      [
        `${t.roles.shooter}: ${t.units.minifig}`,
        `${t.hidden}: ${t.hiddenParts[2]}`,
        t.stances.half,
        t.hides,
        t.perceives,
        t.master,
      ],
    ],
  ])('BW-MAG-02 brikwars/magic/text: %s', (_, part, phrases) => {
    expect(notify(part)).toEqual(phrases);
  });

  it('brikwars/magic/text: what cannot be read has none', () => {
    expect(detailsOf(t, words, createFormat('en'), 'nothing')).toEqual([]);
  });
});
