import type { EndChance, TableTexts } from '../../fight/step-record.ts';
import { labelled, saidBy } from '../../kit/question/asked.ts';
import type { Format } from '../../platform/format.ts';
import type { Messages } from '../../platform/words.ts';
import { circumstancesOf } from '../../rules/brikwars/attack/circumstances.ts';
import { type Side, sides } from '../../rules/brikwars/attack/fight.ts';
import type { ChargeChoice } from '../../rules/brikwars/charge/charge-advice.ts';
import { chargeAims } from '../../rules/brikwars/charge/charge-aims.ts';
import {
  type ChargeEntry,
  type ChargeMoment,
  type ChargeOutcome,
  type ChargeResult,
  chargeResults,
} from '../../rules/brikwars/charge/charge-play-record.ts';
import { creationLine, creationName } from '../creation/lines.ts';
import type { DuelTexts } from '../situation.ts';
import { chargeFates } from './fallen.ts';
import {
  type ChargeArm,
  type ChargeInputs,
  type ChargeSideInputs,
  chargeAsked,
  chargeSide,
  decodeCharge,
  defaultReach,
  fateOfSide,
  goesByDie,
  isMounted,
  pipsOf,
} from './inputs.ts';
import { deathsOf, wayOf } from './play.ts';

/** What else a Charge consists of, beside what its title names: short phrases, to be held against another's. */
export function detailsOf(t: Named, fight: DuelTexts, format: Format, query: string): readonly string[] {
  const inputs = decodeCharge(query);
  if (inputs === undefined) return [];
  const number = labelled(format);
  const named = (label: string) => (value: number | string) =>
    `${label} ${typeof value === 'number' ? format.number(value) : fight.dice(value)}`;
  const side = (of: ChargeSideInputs) =>
    saidBy(t)(chargeSide, of, {
      unit: { always: (unit) => t.units[unit] },
      ownSkill: { always: named(t.skill) },
      ownArmor: { always: named(t.armor) },
      mount: { always: (mount) => t.mounts[mount] },
      size: { always: (size) => t.sized(format.number(size)) },
      struck: (struck) => t.struckAt[struck],
      // The title names it.
      arm: 'unsaid',
      ownUse: { always: named(t.use) },
      ownDamage: { always: named(t.damage) },
      reach: (reach) => (reach === defaultReach[of.arm] ? [] : number(t.reach)(reach)),
      cranky: (cranky) => fight.crankyBy(format.signed(-cranky)),
      creation: { always: (creation) => creationLine(t.built, fight.dice, format, creation) },
      pips: () => t.lostPips(format.number(pipsOf(of))),
    });
  const ofSide = (name: Side) => ({
    always: (of: ChargeSideInputs) => side(of).map((what) => `${t.sides[name]}: ${what}`),
  });
  const parries = (name: Side) => ({
    always: (holds: boolean) => (holds ? `${t.sides[name]}: ${t.ways.parries}` : []),
  });
  return saidBy(t, format)(chargeAsked, inputs, {
    table: 'unsaid',
    attacker: ofSide('attacker'),
    defender: ofSide('defender'),
    straight: { always: number(t.straight) },
    targetMove: 'unsaid',
    direction: {
      always: (direction) =>
        inputs.targetMove > 0 ? number(t.directions[direction])(inputs.targetMove) : [],
    },
    braced: { always: (braced) => (braced ? t.ways.braced : t.ways.unbraced) },
    // The title says with what they strike and meet, and how many they are.
    strikes: 'unsaid',
    afterMiss: { always: (after) => t.ways[after] },
    attackerParries: parries('attacker'),
    answer: 'unsaid',
    defenderParries: parries('defender'),
    chargers: 'unsaid',
    line: 'unsaid',
    low: { always: (low) => (low && inputs.moveLeft > 0 ? t.low : []) },
    behind: (behind) => number(t.behinds[behind])(inputs.free),
    free: 'unsaid',
    goal: 'unsaid',
    situation: {
      always: (situation) => circumstancesOf('charge').flatMap((id) => (situation[id] ? [fight[id]] : [])),
    },
    battle: 'unsaid',
  });
}

/** What a side strikes with, as the chips name it. */
export type ChargeMeans = ChargeArm | 'shove' | 'bail';

export function meansOf(inputs: ChargeInputs, side: Side): ChargeMeans {
  const { strikes, answer } = inputs;
  const { arm } = inputs[side];
  if (side === 'attacker') return strikes === 'weapon' ? arm : strikes === 'body' ? 'nothing' : 'shove';
  return answer === 'weapon' ? arm : answer === 'body' ? 'nothing' : 'bail';
}

/** A weapon within a sentence. */
function weaponName(t: Messages['charge'], means: ChargeMeans): string {
  return t.arms[means].toLowerCase();
}

type Named = Messages['charge'] & { readonly built: Messages['creation'] };

function sideName(t: Named, side: ChargeSideInputs, means: ChargeMeans): string {
  const weapon = weaponName(t, means);
  if (isMounted(side)) return t.knight(weapon);
  if (side.creation) return creationName(t.built, side.creation);
  const unit = side.unit === 'own' ? t.sized(String(side.size)) : t.unitNames[side.unit];
  return means === 'nothing' ? unit : t.fighter(unit, weapon);
}

/** Who charges at whom, in one line. */
function chargeTitle(t: Named, inputs: ChargeInputs): string {
  const { attacker, defender, chargers, line } = inputs;
  const counted = (count: number, name: string) => (count > 1 ? t.counted(String(count), name) : name);
  return t.title(
    counted(chargers, sideName(t, attacker, meansOf(inputs, 'attacker'))),
    counted(line + 1, sideName(t, defender, meansOf(inputs, 'defender'))),
  );
}

/** One line that names a Charge; undefined where its inputs make none. */
export function titleOf(t: Named, query: string): string | undefined {
  const inputs = decodeCharge(query);
  return inputs && chargeTitle(t, inputs);
}

/** What can be chosen for a Charge, and what can come of it, in the order in which the screen shows it. */
export const chargeOptions = { aims: chargeAims, sides, results: chargeResults } as const;

interface FateTexts {
  readonly target: string;
  readonly charger: string;
  /** Both simply die. */
  readonly plain: boolean;
  readonly sentence: (target: string, charger: string) => string;
}

/** The words for what may become of the two. */
export function fateTexts(
  t: Pick<Messages['charge'], 'fates' | 'sentence' | 'ofHundred'>,
  { attacker, defender }: Pick<ChargeInputs, Side>,
): FateTexts {
  const [target, charger] = [t.fates[fateOfSide(defender)].target, t.fates[fateOfSide(attacker)].charger];
  const plain = fateOfSide(defender) === 'dies' && fateOfSide(attacker) === 'dies';
  return {
    target,
    charger,
    plain,
    sentence: (dies, own) =>
      plain ? t.sentence(dies, own) : `${t.ofHundred(target, dies)} ${t.ofHundred(charger, own)}`,
  };
}

type Texts = Named & Messages['charge'];

/** What speaks for itself in its line. */
const silent: ReadonlySet<ChargeResult> = new Set<ChargeResult>([
  'rolled',
  'reduced',
  'flies',
  'stops',
  'shoved',
  'crushed',
  'trampled',
  'smashed',
  'parry',
  'take-it',
  'ram',
  'past',
  'trample',
  'stop',
]);

function whoOf(t: Texts, format: Format, { who, charger, target }: ChargeMoment): string {
  const number = who === 'attacker' ? charger : target;
  return number === undefined ? t.sides[who] : t.ofCharger(t.sides[who], format.number(number));
}

function lineText(t: Texts, format: Format, entry: ChargeEntry): string {
  const who = whoOf(t, format, entry);
  const { purpose, result } = entry;
  const total = format.number(entry.total);
  const need = format.number(entry.need ?? 0);
  const damage = format.number(entry.damage ?? 0);
  const inches = format.number(entry.inches ?? 0);
  const target = { ...entry, who: 'defender' } as const;
  if (result === 'flies') return t.log.flies(who, inches);
  if (result === 'stops' || result === 'locked') return t.log.stops(format.signed(entry.total));
  if (result === 'shoved') return t.log.shoved(t.sides.defender, inches);
  if (result === 'crushed') return t.log.crushed(whoOf(t, format, target), total);
  if (result === 'trampled') return t.log.trampled(whoOf(t, format, target), total);
  if (result === 'smashed') return t.log.smashed(who, total);
  switch (purpose) {
    case 'attack':
      return t.log.attack(who, total, need);
    case 'parry':
      return entry.need === undefined ? t.log.chooses(who, t.results[result]) : t.log.parry(who, total, need);
    case 'damage':
    case 'momentum-damage':
      return t.log.damage(who, total);
    case 'parry-damage':
      return t.log.parryDamage(who, total, damage);
    case 'armor':
      return t.log.armor(who, total, damage);
    case 'momentum':
      return t.log.momentum(who, total);
    case 'opposition':
      return t.log.opposition(who, total);
    case 'fall':
      return t.log.fall(who, total);
    case 'after-miss':
    case 'trample':
      return t.log.chooses(who, t.results[result]);
  }
}

/** What a line does not say: only a rider flies, the target falls over, or as much as Armor was enough. */
function hintText(t: Texts, entry: ChargeEntry): string | undefined {
  const { unseated, knockedOver, purpose, result, damage, total } = entry;
  if (purpose === 'armor' && result === 'dies' && damage === total) return t.equalKills;
  if (unseated) return t.outcomes.unseated;
  if (knockedOver === 'yes') return t.outcomes.down;
  return knockedOver === 'table' ? t.outcomes.tips : undefined;
}

/** Who has died, or what else became of him. */
function fateLines(t: Texts, outcome: ChargeOutcome, inputs: ChargeInputs): string[] {
  const { defenderDies, attackerDies } = outcome;
  const { plain, target, charger } = fateTexts(t, inputs);
  if (!defenderDies && !attackerDies) return [plain ? t.outcomes.nobodyDies : `${t.neitherHurt}.`];
  if (!plain) return [...(defenderDies ? [`${target}.`] : []), ...(attackerDies ? [`${charger}.`] : [])];
  if (defenderDies && attackerDies) return [t.outcomes.bothDie];
  return [defenderDies ? t.outcomes.targetDies : t.outcomes.chargerDies];
}

/** What the name of an end does not say: that both died, who flies, and who was in the way. */
function detailText(t: Texts, format: Format, outcome: ChargeOutcome, inputs: ChargeInputs): string {
  const both = outcome.defenderDies && outcome.attackerDies;
  return [...(both ? fateLines(t, outcome, inputs) : []), ...movedLines(t, format, outcome)].join(' ');
}

function outcomeText(t: Texts, format: Format, outcome: ChargeOutcome, inputs: ChargeInputs): string {
  return [...fateLines(t, outcome, inputs), ...movedLines(t, format, outcome)].join(' ');
}

/** Who was moved by it. */
function movedLines(t: Texts, format: Format, outcome: ChargeOutcome): readonly string[] {
  const { flies, shoved, cleared } = outcome;
  const inches = format.number(outcome.inches);
  const shown: string[] = [];
  if (shoved) shown.push(t.outcomes.shoved(inches));
  else if (flies === 'defender') shown.push(t.outcomes.targetFlies(inches));
  else if (flies === 'attacker') shown.push(t.outcomes.chargerFlies(inches));
  if (cleared > 0) shown.push(t.outcomes.cleared(format.number(cleared)));
  return shown;
}

/** A choice in words: only what can be chosen here is listed. */
export function wayText(
  t: Messages['charge'],
  inputs: ChargeInputs,
  side: Side,
  { plan }: Pick<ChargeChoice, 'plan'>,
): string {
  if (!plan) return t.ways.attack;
  const byDie = goesByDie(inputs);
  const own = inputs[side];
  const name = weaponName(t, own.arm);
  const shown: string[] = [];
  if (side === 'attacker') {
    const { strikes, afterMiss, tramples, attackerParries } = plan;
    shown.push(strikes === 'weapon' ? t.ways.weapon(name) : t.ways[strikes]);
    if (!byDie && strikes === 'weapon') shown.push(t.ways[afterMiss]);
    if (!byDie && inputs.moveLeft > 0 && inputs.low && inputs.chargers === 1) {
      shown.push(tramples ? t.ways.tramples : t.ways.stops);
    }
    if (!byDie && own.shield) shown.push(attackerParries ? t.ways.parries : t.ways.takes);
    return shown.join(', ');
  }
  const { answer, defenderParries, braced } = plan;
  shown.push(answer === 'weapon' ? t.ways.meets(name) : answer === 'bail' ? t.ways.bails : t.ways.stands);
  if (own.shield && (!byDie || answer === 'body'))
    shown.push(defenderParries ? t.ways.parries : t.ways.takes);
  if (!byDie) shown.push(braced ? t.ways.braced : t.ways.unbraced);
  return shown.join(', ');
}

/** The words of a Charge played step by step. */
export function chargeTexts(
  t: Texts,
  format: Format,
): TableTexts<ChargeInputs, ChargeMoment, ChargeEntry, ChargeOutcome> {
  return {
    step: (asked) => ({
      title: t.step(whoOf(t, format, asked), t.purposes[asked.purpose]),
      roll: asked.purpose,
      ...(asked.need !== undefined && { need: asked.need }),
    }),
    option: (option, { who }, inputs) => {
      const way = wayOf(option);
      if (way) return wayText(t, inputs, who, way);
      const known = chargeOptions.results.find((result) => result === option);
      return known === undefined ? option : t.results[known];
    },
    odds: (ends, inputs) => {
      const { defenderDies, attackerDies } = deathsOf(ends);
      return fateTexts(t, inputs).sentence(format.hundredths(defenderDies), format.hundredths(attackerDies));
    },
    watched(inputs, outcome) {
      const fates = fateTexts(t, inputs);
      const watch = (id: 'defenderDies' | 'attackerDies', label: string, side: 'mine' | 'theirs') => ({
        label,
        side,
        chance: (known: readonly EndChance[]) => deathsOf(known)[id],
        ...(outcome && { came: outcome[id] }),
      });
      return [watch('defenderDies', fates.target, 'mine'), watch('attackerDies', fates.charger, 'theirs')];
    },
    detail: (outcome, inputs) => detailText(t, format, outcome, inputs) || undefined,
    side: ({ who }) => (who === 'attacker' ? 'mine' : 'theirs'),
    fates: chargeFates,
    optionOdds: (ends, _, inputs) => {
      const { defenderDies, attackerDies } = deathsOf(ends);
      const { target, charger } = fateTexts(t, inputs);
      return `${target}: ${format.hundredths(defenderDies)}\u00a0% · ${charger}: ${format.hundredths(attackerDies)}\u00a0%`;
    },
    line: (entry) => {
      const hint = hintText(t, entry);
      return {
        text: lineText(t, format, entry),
        ...(hint && { hint }),
        ...(silent.has(entry.result) ? {} : { result: t.results[entry.result] }),
      };
    },
    outcome: (outcome, inputs) => outcomeText(t, format, outcome, inputs),
    title: (inputs) => chargeTitle(t, inputs),
  };
}
