import { labelled, type Phrases, saidBy, saidOf } from '../../kit/question/asked.ts';
import type { Format } from '../../platform/format.ts';
import type { Messages } from '../../platform/words.ts';
import type { Situation } from '../../rules/brikwars/attack/circumstances.ts';
import type { BrikwarsEffect } from '../../rules/brikwars/attack/effects.ts';
import type { GangCounter } from '../../rules/brikwars/many/gang-up.ts';
import type { VolleyReason } from '../../rules/brikwars/many/volley-effects.ts';
import type { VolleyIssue } from '../../rules/brikwars/many/volley-setup.ts';
import { type ArmId, type WeaponName, weaponOf } from '../../rules/brikwars/weapons.ts';
import { reasonItems } from '../reason-sentences.ts';
import { assumedReach, type DuelTexts, situationWords } from '../situation.ts';
import { manyAnswerOf } from './answer.ts';
import {
  type AssaultInputs,
  armorOf,
  type BlastTargetInputs,
  decodeMany,
  type GangInputs,
  type GroupInputs,
  type ManyInputs,
  type ManyKind,
  manyAsked,
  manyBlast,
  manyFighters,
  manyNear,
  manyShooters,
  manyTarget,
  manyVictim,
  type manyWho,
  type StrayInputs,
  sizeOf,
  stepsOf,
  type WhoInputs,
} from './inputs.ts';
import { gangMembers, pipsIn } from './setup.ts';

type Fight = Messages['brikwars'];

type Many = Messages['many'];

type ManyMore = Messages['many'];

interface Item {
  readonly text: string;
  readonly rule: string;
}

const signed: ReadonlySet<string> = new Set(['counter-penalty', 'counter-penalty-each-attacker']);

function isFightEffect(fight: Fight, effect: VolleyReason['effect']): effect is BrikwarsEffect {
  return effect in fight.reasons;
}

/** Reasons in words: those of any fight, and those of many attackers. */
export function manyReasons(
  fight: Fight,
  many: ManyMore,
  format: Format,
  reasons: readonly VolleyReason[],
): readonly Item[] {
  return reasons.flatMap(({ rule, effect, amount }): readonly Item[] => {
    if (isFightEffect(fight, effect)) {
      return reasonItems(fight, format, [{ rule, effect, ...(amount === undefined ? {} : { amount }) }]);
    }
    const shown =
      amount === undefined ? '' : signed.has(effect) ? format.signed(amount) : format.number(amount);
    return [{ rule, text: many.reasons[effect](shown) }];
  });
}

/** What the one number of an attack is the chance of. */
export function hopeOf(t: Many, inputs: ManyInputs): string {
  const words = fatedWords(t, inputs);
  if (inputs.kind === 'gang') return words.victimDies;
  return inputs.kind === 'blast' ? words.enemyDies : words.targetDies;
}

/** How many targets there are of a volley. */
const alike = ({ kind, assaults }: Pick<ManyInputs, 'kind' | 'assaults'>): number =>
  assaults.reduce((sum, { target }) => sum + (kind === 'single' ? target.count : 1), 0);

/** The words of an attack: who has several pips takes one where another dies (BW-DMG-03). */
export function fatedWords<Words extends Many>(t: Words, inputs: Parameters<typeof pipsIn>[0]): Words {
  const { mine, theirs } = pipsIn(inputs);
  if (!mine && !theirs) return t;
  const { pips, fates, ofHundred, neitherHurt } = t;
  const { target } = fates.pip;
  const victimDies = theirs ? target : t.victimDies;
  const attackerDies = mine ? pips.own : t.attackerDies;
  const own = (dies: string) => ofHundred(attackerDies, dies);
  return {
    ...t,
    survives: neitherHurt,
    nobody: neitherHurt,
    nobodyDies: neitherHurt,
    victimDies,
    attackerDies,
    gangSentence: (victim, attacker) => `${ofHundred(victimDies, victim)} ${own(attacker)}`,
    ...(mine && { ownDies: attackerDies, himselfDies: attackerDies, blastOwn: own, blastHimself: own }),
    ...(theirs && {
      targetDies: target,
      anyDies: pips.any,
      someDie: pips.some,
      allDie: () => pips.gone(alike(inputs)),
      enemyDies: pips.enemy,
      meanDead: pips.mean,
      meanEnemies: pips.mean,
      togetherSentence: (dies) => ofHundred(target, dies),
      singleSentence: (usual, all, any) => `${pips.of(usual, all)}. ${ofHundred(pips.any, any)}`,
      blastSentence: (any) => ofHundred(pips.enemy, any),
    }),
  };
}

/** What is wrong, each thing once. */
export function manyIssues(t: Many, format: Format, issues: readonly VolleyIssue[]): readonly string[] {
  const texts = issues.map(
    ({ code, limit }) => t.issues[code]?.(limit === undefined ? '' : format.number(limit)) ?? t.impossible,
  );
  return [...new Set(texts)];
}

/** What else an attack of many consists of, beside what its title names: short phrases, to be held against another's. */
export function detailsOf(t: Texts, fight: DuelTexts, format: Format, query: string): readonly string[] {
  const inputs = decodeMany(query);
  if (inputs === undefined) return [];
  const { kind } = inputs;
  const number = labelled(format);
  const who = (of: WhoInputs, armor: boolean): Phrases<typeof manyWho.fields> => {
    const own = of.unit === 'own';
    return {
      unit: { always: () => unitName(t, of) },
      ownSkill: { always: (dice) => (own ? `${t.skill} ${t.dice(dice)}` : []) },
      ownArmor: { always: (dice) => (own && armor ? `${t.armor} ${t.dice(dice)}` : []) },
      declines: () => t.noBonus,
      plainSkill: () => t.noSkillBonus,
      cranky: (cranky) => fight.crankyBy(format.signed(-cranky)),
      steps: () => (stepsOf(of) > 1 || sizeOf(of) > 1 ? number(t.pips.left)(stepsOf(of)) : []),
    };
  };
  // What the title says of a target that takes what comes.
  const struck = (of: WhoInputs) => ({ ...who(of, true), unit: 'unsaid', ownSkill: 'unsaid' }) as const;
  const around = {
    situation: (situation: Situation) => situationWords(fight, format, situation),
    skillModifier: (by: number) => `${t.skillModifier} ${format.signed(by)}`,
    distance: number(t.distance),
    height: number(t.height),
  };
  const groups = (of: readonly GroupInputs[]) =>
    of.flatMap((group) => {
      const own = group.weapon === 'own';
      const phrases = saidBy(t)(kind === 'gang' ? manyFighters : manyShooters, group, {
        ...who(group, kind === 'gang'),
        // The title says how many there are, and with what.
        count: 'unsaid',
        weapon: 'unsaid',
        ownUse: { always: (use) => (own ? t.weaponLine(format.number(use), t.dice(group.ownDamage)) : []) },
        ownDamage: 'unsaid',
        ...around,
        hits: (hits) => t.countedLine(format.number(hits)),
      });
      return of.length > 1
        ? phrases.map((phrase) => t.step(groupName(t, format, group, kind), phrase))
        : phrases;
    });
  const assault = ({ groups: shooters, target, strays }: AssaultInputs) => [
    ...groups(shooters),
    ...saidOf(manyTarget, target, { count: 'unsaid', ...struck(target), ownArmor: 'unsaid' }),
    ...strays.map((stray) => strayName(t, format, stray)),
  ];
  const victim = (of: GangInputs['victim']) =>
    saidBy(t, format)(manyVictim, of, {
      ...who(of, false),
      unit: 'unsaid',
      weapons: { always: (weapons) => t.step(t.victim, t.victimWeapons[weapons]) },
    });
  const near = (target: BlastTargetInputs) => {
    const name = placeName(t, format, target, countedName(t, format, target));
    return saidOf(manyNear, target, {
      ...struck(target),
      ownArmor: 'unsaid',
      count: 'unsaid',
      fromAim: { always: () => name },
      fixed: () => t.step(name, t.fixed),
      own: 'unsaid',
    });
  };
  return [
    ...new Set(
      saidOf(manyAsked, inputs, {
        table: 'unsaid',
        kind: { always: (kind) => t.kinds[kind] },
        assaults: {
          always: (assaults) => (kind === 'single' || kind === 'together' ? assaults.flatMap(assault) : []),
        },
        // What is wished for is what the advice goes by.
        wish: 'unsaid',
        gang: {
          always: ({ attackers, victim: one }) =>
            kind === 'gang' ? [...groups(attackers), ...victim(one), ...counters(t, inputs)] : [],
        },
        blast: {
          always: (blast) =>
            kind === 'blast'
              ? saidOf(manyBlast, blast, {
                  ...who(blast, false),
                  way: 'unsaid',
                  ...around,
                  targets: { always: (targets) => targets.flatMap(near) },
                })
              : [],
        },
        battle: 'unsaid',
      }),
    ),
  ];
}

/** What the victim of a gang does. */
function counters(t: Texts, inputs: ManyInputs): readonly string[] {
  const answer = manyAnswerOf(inputs);
  return answer.ok && answer.value.kind === 'gang'
    ? [countersText(t, inputs, answer.value.chosen.counters)]
    : [];
}

type Texts = Messages['many'];

/** What an attacker holds, as this kind of attack uses it. */
export function weaponName(t: Texts, weapon: GroupInputs['weapon'], kind: ManyKind): string {
  if (kind !== 'gang' && (weapon === 'hand' || weapon === 'random-object')) return t.thrown[weapon];
  return t.weapons[weapon];
}

export function groupName(t: Texts, format: Format, group: GroupInputs, kind: ManyKind): string {
  const name = weaponName(t, group.weapon, kind);
  return group.count === 1 ? name : t.times(format.number(group.count), name);
}

export function unitName(t: Texts, { unit }: WhoInputs): string {
  return unit === 'armored-minifig' ? `${t.units.minifig} ${t.units[unit]}` : t.units[unit];
}

/** A unit with its Armor, where that is its own. */
export function targetName(t: Texts, who: WhoInputs): string {
  return who.unit === 'own' ? t.unitLine(t.units.own, t.dice(armorOf(who))) : unitName(t, who);
}

/** So many alike. */
export function countedName(t: Texts, format: Format, who: WhoInputs & { readonly count: number }): string {
  return who.count === 1 ? targetName(t, who) : t.times(format.number(who.count), targetName(t, who));
}

/** An attacker of a gang by his number, and the own name of all; alone he needs no number. */
export function memberName(t: Texts, inputs: ManyInputs, member: number, own?: string): string {
  const members = gangMembers(inputs);
  const group = inputs.gang.attackers[members[member] ?? 0];
  const name = own ?? (group ? t.weapons[group.weapon] : '');
  return members.length > 1 ? t.member(name, member + 1) : name;
}

/** The victim's weapon. */
export function victimArm(t: Texts, arm: ArmId): string {
  const known: Readonly<Partial<Record<WeaponName, string>>> = t.arms;
  return known[weaponOf(arm)] ?? t.victimWeapons.nothing;
}

/** What the victim of a gang does with his weapons. */
export function countersText(t: Texts, inputs: ManyInputs, counters: readonly GangCounter[]): string {
  if (counters.length === 0) return t.noCounter;
  return counters
    .map(({ kind, arm, against }) => {
      const describeMany = kind === 'parry' ? t.parry : t.counterattack;
      return describeMany(victimArm(t, arm), memberName(t, inputs, against));
    })
    .join('; ');
}

/** Who may be hit by a shot that misses. */
export function strayName(t: Texts, format: Format, stray: StrayInputs): string {
  return t.stray(`${unitName(t, stray)} (${t.owners[stray.owner]})`, format.number(stray.fromTarget));
}

/** Things near a blast by their place in the inputs. */
export function thingName(
  t: Texts,
  format: Format,
  { blast }: Pick<ManyInputs, 'blast'>,
  thing: number,
): string {
  const target = blast.targets[thing];
  // After all of them comes who threw it.
  if (target === undefined) return t.himself;
  const names = blast.targets.map((each) => placeName(t, format, each, countedName(t, format, each)));
  return distinctName(names, thing);
}

/** The name at a place of a list; numbered where another is called the same. */
export function distinctName(names: readonly string[], place: number): string {
  const name = names[place] ?? '';
  const same = names.flatMap((other, at) => (other === name ? [at] : []));
  return same.length > 1 ? `${name} (${same.indexOf(place) + 1})` : name;
}

/** Where those with this name stand, and whether they are the thrower's own. */
export function placeName(
  t: Texts,
  format: Format,
  { fromAim, own }: BlastTargetInputs,
  name: string,
): string {
  const where = fromAim === 0 ? t.thingAt(name) : t.thingLine(name, format.number(fromAim));
  return own ? t.ownThing(where) : where;
}

/** Whether this thing near a blast is of the thrower's side; he himself comes after all of them. */
export function isOwnThing({ blast }: Pick<ManyInputs, 'blast'>, thing: number): boolean {
  return blast.targets[thing]?.own ?? true;
}

/** What the odds of a group's shots take for granted while nobody says how far they go. */
export function assumedText(
  t: Texts,
  format: Format,
  { hits, weapon, distance }: GroupInputs,
  { kind, table }: ManyInputs,
): string | undefined {
  const reach = kind === 'gang' || hits !== undefined ? undefined : assumedReach(weapon, distance, table);
  return (
    reach && (reach.kind === 'within' ? t.assumes.within(format.number(reach.inches)) : t.assumes[reach.kind])
  );
}
