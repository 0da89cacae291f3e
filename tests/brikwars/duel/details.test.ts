import { describe, expect, it } from 'vitest';
import { creationLine } from '../../../src/brikwars/creation/lines.ts';
import { presets } from '../../../src/brikwars/creation/presets.ts';
import {
  type DuelInputs,
  duelCodec,
  initialDuel,
  type SideInputs,
  setupOf,
} from '../../../src/brikwars/duel/inputs.ts';
import {
  creationOf,
  detailsOf,
  entryLine,
  entryResult,
  issueText,
  lateOption,
  latePlans,
  optionText,
  titleOf,
  unparried,
} from '../../../src/brikwars/duel/text.ts';
import { duel } from '../../../src/brikwars/duel/words/en.ts';
import { brikwars, creation as built } from '../../../src/brikwars/words/en.ts';
import { fight } from '../../../src/fight/words/en.ts';
import { createFormat } from '../../../src/platform/format.ts';
import { checkFight } from '../../../src/rules/brikwars/attack/check-fight.ts';
import { readResponse } from '../../../src/rules/brikwars/attack/defences.ts';
import { readAttack } from '../../../src/rules/brikwars/duel/attack-plan.ts';
import { type PlayEntry, playResults } from '../../../src/rules/brikwars/duel/play-record.ts';
import { unwrap } from '../../support/cases/case-adapters.ts';

const format = createFormat('en');
const first = initialDuel('2005');
const words = { ...brikwars, ...brikwars, ...fight, dice: (notation: string) => `<${notation}>` };
const { encode } = duelCodec('2005');

const notify = (change: Partial<DuelInputs>) =>
  detailsOf(
    words as unknown as Parameters<typeof detailsOf>[0],
    built,
    format,
    encode({ ...first, ...change }),
  );
const side = (who: 'attacker' | 'defender', change: Partial<SideInputs>): Partial<DuelInputs> => ({
  [who]: { ...first[who], ...change },
});
const situation = (change: Partial<DuelInputs['situation']>) => ({
  situation: { ...first.situation, ...change },
});
const shot = { mode: 'ranged' } as const;

describe('brikwars/duel/text: what else a fight consists of', () => {
  it('brikwars/duel/text: the default one by the two units and what the defender does', () => {
    expect(notify({})).toEqual([
      'My fighter: Minifig',
      'Enemy: Minifig',
      expect.stringMatching(/hand weapon/i),
    ]);
    expect(notify(shot)).toEqual(['My fighter: Minifig', 'Enemy: Minifig']);
    expect(detailsOf(words as never, built, format, 'nothing')).toEqual([]);
  });

  it.each<[string, Partial<DuelInputs>, readonly string[]]>([
    ['another unit', side('attacker', { unit: 'hero' }), ['My fighter: Hero']],
    [
      'values of one’s own',
      side('defender', { unit: 'own', ownSkill: '1d8', ownArmor: '1d6' }),
      ['Enemy: Skill <1d8>, Armor <1d6>'],
    ],
    [
      'Skill that is better',
      side('attacker', { skillModifier: 2 }),
      [`My fighter: ${brikwars.skillModifier} +2`],
    ],
    ['or worse', side('attacker', { skillModifier: -1 }), [`My fighter: ${brikwars.skillModifier} −1`]],
    [
      'a Cranky hero',
      side('attacker', { unit: 'hero', cranky: 2 }),
      ['My fighter: Hero', `My fighter: ${brikwars.crankyBy('−2')}`],
    ],
    ['nobody Cranky who is no hero', side('attacker', { cranky: 2 }), []],
    ['damage of before', side('defender', { priorDamage: 3 }), [`${words.takenBy.defender}: 3`]],
    [
      'bonus dice left out',
      side('attacker', { bonusDice: 'decline' }),
      [`${words.bonusOf.attacker}: ${words.bonusChoices.decline}`],
    ],
    ['a distance', { distance: 5 }, [`${words.distance}: 5`]],
    ['a height', { distance: 5, height: 4 }, [`${words.distance}: 5`, `${words.height}: 4`]],
    ['a height that nobody asks for', { height: 4 }, []],
    ['a missile that a shield can stop', { slowMissile: true }, [words.slowMissile]],
    ['a weapon master', side('attacker', { master: true }), [`My fighter: ${words.master}`]],
    [
      'a weapon of one’s own',
      { shot: 'own', ...side('attacker', { ownWeapon: { use: 4, damage: '2d6', kind: 'heavy' } }) },
      [`My fighter: ${words.weapons.own}: ${words.weaponLine('4', '<2d6>')}`],
    ],
    [
      'a creation that has lost pips',
      side('defender', { unit: 'own', creation: presets.car, size: 4, pips: 1 }),
      [
        `Enemy: ${words.skill} <1d6>, ${words.armor} <4>`,
        `Enemy: ${creationLine(built, words.dice, format, presets.car)}`,
        `Enemy: ${words.fallenWords.pipsOf('1', '4')}`,
      ],
    ],
    ['what hits by itself', { automatic: true }, [words.automatic]],
    ['an attack that was rolled', { attackRoll: 5 }, [`${words.rolled} 5`]],
    ['an attack that was rolled low', { attackRoll: 1 }, [`${words.rolled} 1`]],
    ['a target of which two thirds are seen', situation({ thirds: 2 }), [brikwars.legsHidden]],
    ['of which one', situation({ thirds: 1 }), [brikwars.headOnly]],
    ['who hides in half a move', situation({ hiding: 'half' }), [brikwars.hidesHalf]],
    ['who hides standing still', situation({ hiding: 'still' }), [brikwars.hidesStill]],
    ['how fast', situation({ speed: 9 }), [`${brikwars.speed}: 9`]],
    ['straight at each other', situation({ headOn: true }), [brikwars.headOn]],
    ['how large', situation({ large: 3 }), [brikwars.large]],
  ])('brikwars/duel/text: a shot is shown with %s', (_, change, lines) => {
    const plain = notify(shot);
    expect(notify({ ...shot, ...change }).filter((line) => !plain.includes(line))).toEqual(lines);
    expect(lines.join()).not.toContain('undefined');
  });
});

describe('brikwars/duel/text: what else a close fight consists of', () => {
  const own = { use: 5, damage: '2d8', kind: 'two-handed' } as const;

  it.each<[string, Partial<DuelInputs>, string]>([
    ['a shove', { action: 'shove' }, words.actions.shove],
    ['a withdrawal', { action: 'withdraw' }, words.actions.withdraw],
    ['nobody in reach after it', { shovedOutOfReach: true }, words.shovedOutOfReach],
    [
      'the order of the blows',
      { ...side('attacker', { hands: ['hand', 'shield'] }), order: ['shield.1', 'hand.1'] },
      words.attacks.attack([words.weapons.shield, words.weapons.hand].join(', ')),
    ],
    [
      'a shield that does not parry',
      { ...side('attacker', { hands: ['hand', 'shield'] }), shieldParriesCounter: false },
      `My fighter: ${words.attacks.shieldIdle}`,
    ],
    [
      'a weapon of one’s own and what it counts as',
      side('attacker', { hands: ['own', 'nothing'], ownWeapon: own }),
      `My fighter: ${words.weapons.own}: ${words.weaponLine('5', '<2d8>')}, ${words.ownKinds['two-handed']}`,
    ],
    [
      'how large one with own values is',
      side('attacker', { unit: 'own', size: 3 }),
      `My fighter: ${words.size}: 3`,
    ],
  ])('BW-CC-01 brikwars/duel/text: with %s', (_, change, line) => {
    expect(notify(change)).toContain(line);
    expect(notify({})).not.toContain(line);
  });
});

describe('brikwars/duel/text: one line of the record', () => {
  const play = { ...fight, ...duel } as Parameters<typeof entryLine>[1];
  const fought = unwrap(checkFight(setupOf(first)));
  const { log } = play;
  const line = (entry: Partial<PlayEntry>) =>
    entryLine(brikwars, play, format, fought, {
      ...{ who: 'defender', purpose: 'attack', total: 7, need: 4, damage: 9, result: 'hit' },
      ...entry,
    } as PlayEntry);

  it.each<[PlayEntry['purpose'], string]>([
    ['range', log.range('7', '4')],
    ['attack', log.attack('7', '4')],
    ['shove', log.shove('7', '4')],
    ['parry', log.parry('7', '4')],
    ['damage', log.damage('7')],
    ['parry-damage', log.parryDamage('7', '9')],
    ['armor', log.armor('7', '9')],
    ['push', log.push('7')],
    ['knock-away', log.knockAway('7')],
    ['withdrawal', log.withdrawal],
  ])('BW-CC-01 brikwars/duel/text: of %s', (purpose, what) => {
    expect(line({ purpose })).toBe(play.logLine(brikwars.sides.defender, what));
    expect(line({ purpose, who: 'attacker' })).toBe(play.logLine(brikwars.sides.attacker, what));
  });

  it('BW-CC-11 brikwars/duel/text: of what was chosen its name stands there', () => {
    for (const purpose of ['action', 'defence', 'late-parry'] as const) {
      expect(line({ purpose, chosen: 'parry:hand.1' })).toContain('Parry: Hand weapon');
      expect(line({ purpose })).toContain(play.goOn);
    }
  });

  it('BW-CC-01 brikwars/duel/text: what speaks for itself has no result, all else has, and a weapon that is lost with it', () => {
    const leftOut = ['damage', 'reduced', 'chosen', 'flies', 'shoved', 'gets-away'];
    for (const result of playResults) {
      const entry = { who: 'attacker', purpose: 'attack', total: 1, result } as PlayEntry;
      const said = leftOut.includes(result) ? undefined : play.results[result];
      expect(entryResult(play, entry)).toBe(said);
      expect(entryResult(play, { ...entry, weaponLost: true })).toBe(
        said && `${said}, ${play.weaponLostShort}`,
      );
    }
  });

  it.each([
    ['attack:heavy.1:shield.1', { action: 'attack', arms: ['heavy.1', 'shield.1'] }],
    ['withdraw', { action: 'withdraw', arms: [] }],
    ['none', { kind: 'none' }],
    ['parry:shield.1', { kind: 'parry', arm: 'shield.1' }],
    ['counterattack:hand.1', { kind: 'counterattack', arm: 'hand.1' }],
    ['riposte:shield.1:hand.1', { kind: 'riposte', parry: 'shield.1', strike: 'hand.1' }],
    ['riposte:shield.1', undefined],
    ['parry', undefined],
    ['parry:1', undefined],
    ['attack:1', undefined],
    ['dance:hand.1', undefined],
    ['dance', undefined],
    ['go-on', undefined],
  ])('BW-CC-11 brikwars/duel/text: the option %s', (option, read) => {
    expect(readAttack(option) ?? readResponse(option)).toEqual(read);
    if (read === undefined) expect(optionText(brikwars, play, fought, option)).toBe(play.goOn);
  });

  it('BWC-61 brikwars/duel/text: a late parry is an option by itself, and so is to let the hit go', () => {
    expect(lateOption([{ kind: 'parry', arm: 'shield.1' }, { kind: 'none' }], 0)).toBe('parry:shield.1');
    expect(lateOption([{ kind: 'parry', arm: 'shield.1' }, { kind: 'none' }], 1)).toBe('none');
    expect(lateOption([], 0)).toBe(unparried);
    expect(latePlans(fought, [{ kind: 'none' }], 0).map(([response]) => response)).toEqual([
      { kind: 'parry', arm: 'hand.1' },
      { kind: 'parry', arm: 'shield.1' },
    ]);
    expect(optionText(brikwars, play, fought, unparried)).toBe(play.goOn);
  });

  it('brikwars/duel/text: titles of what is kept, of creations by their names, and faults with their limits', () => {
    expect(titleOf(brikwars, built, encode(first))).toBe('Heavy weapon against Hand weapon, Shield');
    expect(titleOf(brikwars, built, 'nothing')).toBeUndefined();
    expect(creationOf(built, first.attacker)).toBeUndefined();
    const tank = { ...first.defender, unit: 'own', creation: presets.tank } as const;
    expect(creationOf(built, tank)).toMatch(/\w/);
    expect(titleOf(brikwars, built, encode({ ...first, defender: tank }))).toBe(
      `Heavy weapon against ${creationOf(built, tank)}`,
    );
    expect(issueText(brikwars, format, { code: 'nobody knows' } as never)).toBe(brikwars.impossible);
    const [code = ''] = Object.keys(brikwars.issues);
    const said = (brikwars.issues as Readonly<Record<string, (limit: string) => string>>)[code];
    expect(issueText(brikwars, format, { code, limit: 1234 } as never)).toBe(said?.('1,234'));
    expect(issueText(brikwars, format, { code } as never)).toBe(said?.(''));
  });
});
