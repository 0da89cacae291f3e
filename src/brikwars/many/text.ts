import type { EndChance, TableLine, TableTexts, Watched } from '../../fight/step-record.ts';
import { calledSo, type SideNames } from '../../kit/stage/side-names.ts';
import { createFormat, type Format } from '../../platform/format.ts';
import type { Messages } from '../../platform/words.ts';
import type { ManyEntry, ManyMoment, ManyOutcome } from '../../rules/brikwars/many/many-record.ts';
import { likelyRange, manyAnswerOf, targetsOf } from './answer.ts';
import { describeMany } from './description.ts';
import { manyFates } from './fallen.ts';
import { deathsIn } from './given.ts';
import {
  crankyOf,
  decodeMany,
  type GroupInputs,
  type ManyInputs,
  skillOf,
  stepsOf,
  type WhoInputs,
} from './inputs.ts';
import {
  assumedText,
  countedName,
  fatedWords,
  groupName,
  isOwnThing,
  memberName,
  strayName,
  targetName,
  thingName,
  unitName,
  victimArm,
} from './names.ts';
import { gangMembers } from './setup.ts';

/** Counts are whole and small: every language writes them alike. */
const format = createFormat('en');

/** Who attacks whom with what, in one line. */
function manyTitle(t: Messages['many'], inputs: ManyInputs): string {
  const { kind, assaults, gang, blast } = inputs;
  if (kind === 'blast') {
    const targets = blast.targets
      .map((target) => {
        const name = countedName(t, format, target);
        return target.own ? t.ownThing(name) : name;
      })
      .join(', ');
    return t.titles.blast(t.ways[blast.way], targets);
  }
  const names = (groups: ManyInputs['gang']['attackers']) =>
    groups.map((group) => groupName(t, format, group, kind)).join(', ');
  if (kind === 'gang') return t.titles.against(names(gang.attackers), targetName(t, gang.victim));
  return assaults
    .map(({ groups, target }) => {
      const aimed = kind === 'single' ? countedName(t, format, target) : targetName(t, target);
      return t.titles.against(names(groups), aimed);
    })
    .join('; ');
}

/** The line that names a kept attack; undefined where it cannot be read. */
export function titleOf(t: Messages['many'], query: string): string | undefined {
  const inputs = decodeMany(query);
  return inputs && manyTitle(t, inputs);
}

/** What a group does, below the name of its weapon; `hit` is the chance of each, where it is known. */
export function groupLine(
  t: Messages['many'] & Pick<Messages['brikwars'], 'crankyBy'>,
  format: Format,
  group: GroupInputs,
  inputs: ManyInputs,
  hit: number | undefined,
): string {
  const skill = hit === undefined ? undefined : t.hitLine(t.dice(skillOf(group)), format.hundredths(hit));
  const shown = group.hits === undefined ? skill : t.countedLine(format.number(group.hits));
  const cranky = crankyOf(group) > 0 ? t.crankyBy(format.signed(-crankyOf(group))) : undefined;
  return [shown, cranky, assumedText(t, format, group, inputs)].filter(Boolean).join(', ');
}

type Texts = Messages['many'];

type Inputs = ManyInputs;

/** Who throws these dice or suffers what they do. */
function whoOf(t: Texts, format: Format, moment: ManyMoment, inputs: Inputs, names: SideNames): string {
  const { purpose, assault, group, counter, thing, count } = moment;
  const suffers = purpose === 'armor';
  if (inputs.kind === 'blast') {
    if (thing === undefined) return t.explosive;
    const { targets } = inputs.blast;
    const thrower = thing === targets.length;
    // A name is that of the thrower, or of the one kind of enemies there.
    const own = thrower ? names.mine : targets.filter(({ own }) => !own).length === 1 && names.theirs;
    return (own && (thrower || !targets[thing]?.own) && own) || thingName(t, format, inputs, thing);
  }
  if (inputs.kind === 'gang') {
    const victim = names.theirs ?? t.victim;
    const own = inputs.gang.attackers.length === 1 ? names.mine : undefined;
    const member = (group: number) => memberName(t, inputs, group, own);
    if (suffers) return group === undefined ? victim : member(group);
    if (isVictims(moment)) return counter && group !== undefined ? `${victim} → ${member(group)}` : victim;
    return group === undefined ? (own ?? t.everybody) : member(group);
  }
  const { groups, target, strays } = inputs.assaults[assault] ?? {};
  if (suffers) {
    const stray = thing === undefined ? undefined : strays?.[thing];
    if (stray) return t.stray(unitName(t, stray), format.number(stray.fromTarget));
    if (!target) return t.targets;
    return (inputs.assaults.length === 1 && names.theirs) || targetName(t, target);
  }
  const shooters = group === undefined ? undefined : groups?.[group];
  const own = inputs.assaults.length === 1 && groups?.length === 1 ? names.mine : undefined;
  if (shooters === undefined) return own ?? t.everybody;
  // Damage is rolled by those who hit.
  const many = purpose === 'damage' || purpose === 'stray' ? count : shooters.count;
  const what = groupName(t, format, { ...shooters, count: many }, inputs.kind);
  return own === undefined ? what : calledSo(what, own)[0];
}

function lineText(t: Texts, format: Format, entry: ManyEntry, inputs: Inputs, names: SideNames): string {
  const who = whoOf(t, format, entry, inputs, names);
  const amount = format.number(entry.amount);
  const all = format.number(entry.count);
  const need = format.number(entry.need ?? 0);
  const damage = format.number(entry.damage ?? 0);
  const inches = format.number(entry.inches ?? 0);
  const stray = inputs.assaults[entry.assault]?.strays[entry.thing ?? 0];
  switch (entry.purpose) {
    case 'range':
      return entry.count === 1 ? t.log.range(who, amount, need) : t.log.ranges(who, amount, all);
    case 'attack':
      return entry.result === 'hits' ? t.log.attacks(who, amount, all) : t.log.attack(who, amount, need);
    case 'parry':
      return t.log.parry(who, amount, need);
    case 'damage':
      return t.log.damage(who, amount);
    case 'parry-damage':
      return t.log.stopped(who, amount, damage);
    case 'armor':
      if (entry.result !== 'dead') return t.log.armor(who, amount, damage);
      return takesPip(entry, inputs)
        ? `${t.step(who, t.times(amount, t.pip))}.`
        : t.log.armors(who, amount, all);
    case 'stray':
      return entry.result === 'strayed'
        ? t.log.strayed(who, inches, stray ? strayName(t, format, stray) : '')
        : t.log.harmless(who, inches);
    case 'near':
      return t.log.reached(who, amount, all);
  }
}

/** Whether an Armor that does not hold costs but a pip: that of a target, of what stands near it, of one of a gang (BW-DMG-03). */
function takesPip({ assault, group, thing }: ManyMoment, inputs: Inputs): boolean {
  const { kind, gang, blast, assaults } = inputs;
  let who: WhoInputs | undefined;
  if (kind === 'gang')
    who = group === undefined ? gang.victim : gang.attackers[gangMembers(inputs)[group] ?? 0];
  else if (kind === 'blast') who = blast.targets[thing ?? 0] ?? blast;
  else who = thing === undefined ? assaults[assault]?.target : assaults[assault]?.strays[thing];
  return who !== undefined && stepsOf(who) > 1;
}

function resultText(t: Texts, entry: ManyEntry, inputs: Inputs): string | undefined {
  const { result } = entry;
  if (result === 'dead' && takesPip(entry, inputs)) return undefined;
  return result === 'dies' && takesPip(entry, inputs) ? t.pip : t.results[result];
}

function line(t: Texts, format: Format, entry: ManyEntry, inputs: Inputs, names: SideNames): TableLine {
  // Of many the line itself says how many.
  const shown = entry.purpose === 'range' && entry.count > 1 ? undefined : resultText(t, entry, inputs);
  const by =
    entry.inches !== undefined && entry.purpose === 'attack' ? [t.missedBy(format.number(entry.inches))] : [];
  const lost = entry.weaponLost ? [t.weaponLostShort] : [];
  const result = shown === undefined ? undefined : [shown, ...by, ...lost].join(', ');
  const { purpose, amount, damage } = entry;
  const equal = purpose === 'armor' && entry.result === 'dies' && damage === amount;
  return {
    text: lineText(t, format, entry, inputs, names),
    ...(equal ? { hint: t.equalKills } : {}),
    ...(result === undefined ? {} : { result }),
  };
}

function outcomeText(t: Texts, format: Format, outcome: ManyOutcome, inputs: Inputs): string {
  const sum = (numbers: readonly number[]) => numbers.reduce((all, one) => all + one, 0);
  const pips = (count: number, who: string) =>
    count === 0 ? [] : [`${count === 1 ? who : t.times(format.number(count), who)}.`];
  const { target: takes, charger } = t.fates.pip;
  if (outcome.kind === 'gang') {
    const { victimDies, attackersDead, pips: taken } = outcome;
    const dead = taken?.gone ?? attackersDead.length;
    const stands = taken?.victimStands ? `${takes}.` : t.outcomes.victimLives;
    return [
      victimDies && !taken ? t.outcomes.victimDies : stands,
      ...(dead > 0 ? [t.outcomes.attackersDead(dead)] : []),
      ...pips(attackersDead.length - dead, charger),
    ].join(' ');
  }
  if (outcome.kind === 'blast') {
    const { landed } = outcome;
    const side = (
      own: boolean,
      describeMany: (dead: string, reached: string) => string,
    ): readonly string[] => {
      const of = (counts: readonly number[]) =>
        sum(counts.filter((_, thing) => isOwnThing(inputs, thing) === own));
      const reached = of(outcome.reached);
      const { dead, gone = dead } = outcome;
      if (reached === 0) return [];
      const hurt = of(dead) - of(gone);
      const shown =
        hurt > 0 && of(gone) === 0 ? [] : [describeMany(format.number(of(gone)), format.number(reached))];
      return [...shown, ...pips(hurt, own ? charger : takes)];
    };
    const shown = [...side(false, t.outcomes.blast), ...side(true, t.outcomes.blastOwn)];
    return [
      t.outcomes.landed[landed.kind](format.number(landed.inches)),
      ...(shown.length === 0 ? [t.outcomes.nobodyReached] : shown),
    ].join(' ');
  }
  const dead = sum(outcome.dead);
  const all =
    inputs.kind === 'single' ? sum(inputs.assaults.map(({ target }) => target.count)) : outcome.dead.length;
  const { gone } = outcome;
  if (gone) {
    const destroyed = sum(gone);
    const parts = [
      `${t.pips.of(format.number(dead), format.number(targetsOf(inputs)))}.`,
      ...(destroyed > 0 ? [`${t.pips.gone(destroyed)}.`] : []),
      ...(outcome.strays.length > 0 ? [t.outcomes.strays(outcome.strays.length)] : []),
    ];
    return parts.join(' ');
  }
  const shown =
    all === 1
      ? dead > 0
        ? t.outcomes.dies
        : t.outcomes.lives
      : t.outcomes.dead(format.number(dead), format.number(all));
  return outcome.strays.length === 0 ? shown : `${shown} ${t.outcomes.strays(outcome.strays.length)}`;
}

/** Who dies of a blast, in a few words. */
function blastText(texts: Texts, format: Format, ends: readonly EndChance[], inputs: Inputs): string {
  const t = fatedWords(texts, inputs);
  const of = (...ids: readonly string[]) =>
    ends.reduce((sum, { id, chance }) => (ids.includes(id) ? sum + chance : sum), 0);
  const enemies = inputs.blast.targets.some(({ own }) => !own);
  const own = of('own-dies', 'both-die');
  return [
    ...(enemies ? [`${t.enemyDies} ${format.hundredths(of('enemy-dies', 'both-die'))}\u00a0%`] : []),
    ...(own > 0 || !enemies ? [`${t.ownDies} ${format.hundredths(own)}\u00a0%`] : []),
  ].join(' · ');
}

function oddsText(texts: Texts, format: Format, ends: readonly EndChance[], inputs: Inputs): string {
  const t = fatedWords(texts, inputs);
  if (inputs.kind === 'blast') return blastText(t, format, ends, inputs);
  if (inputs.kind === 'gang') {
    const of = (wanted: string) => ends.find(({ id }) => id === wanted)?.chance ?? 0;
    const both = of('both-die');
    const [victim = '', only = ''] = format.shares([
      of('victim-dies') + both,
      of('attacker-dies'),
      of('nobody-dies'),
    ]);
    return t.gangSentence(victim, both > 0 ? format.hundredths(of('attacker-dies') + both) : only);
  }
  const deaths = deathsIn(ends);
  const of = targetsOf(inputs);
  const any = format.hundredths(1 - (deaths.weights[0] ?? 0));
  if (of === 1 || (inputs.kind === 'together' && inputs.assaults.length === 1))
    return t.togetherSentence(any);
  const range = [...new Set(likelyRange(deaths))].map((dead) => format.number(dead)).join('–');
  return t.singleSentence(range, format.number(of), any);
}

/** Whether the victim of a gang rolls this or decides it: he parries blows and strikes back. */
function isVictims({ purpose, group, counter }: ManyMoment): boolean {
  if (purpose === 'armor') return group === undefined;
  const parries = purpose === 'parry' || purpose === 'parry-damage';
  return counter === true ? !parries : parries;
}

/** Whose dice they are: the attackers' or the targets'. */
function sideOf(moment: ManyMoment, { kind }: Inputs): 'mine' | 'theirs' {
  if (kind === 'gang') return isVictims(moment) ? 'theirs' : 'mine';
  // The defender says where a miss lands and which units it reaches.
  return ['armor', 'stray', 'near'].includes(moment.purpose) ? 'theirs' : 'mine';
}

/** What the lines of the chance follow: that somebody dies of those who are attacked, and of mine where that may be. */
function watched(texts: Texts, inputs: Inputs, outcome: ManyOutcome | undefined): readonly Watched[] {
  const t = fatedWords(texts, inputs);
  const watch = (label: string, side: Watched['side'], wanted: (id: string) => boolean): Watched => ({
    label,
    side,
    chance: (known) => known.reduce((sum, { id, chance }) => sum + (wanted(id) ? chance : 0), 0),
    ...(outcome && { came: deadOf(outcome, inputs, side === 'mine' ? 'theirs' : 'mine') > 0 }),
  });
  if (inputs.kind === 'gang')
    return [
      watch(t.victimDies, 'mine', (id) => id === 'victim-dies' || id === 'both-die'),
      watch(t.attackerDies, 'theirs', (id) => id === 'attacker-dies' || id === 'both-die'),
    ];
  if (inputs.kind === 'blast') {
    const sides = new Set(inputs.blast.targets.map(({ own }) => own));
    const enemy = watch(t.enemyDies, 'mine', (id) => id === 'enemy-dies' || id === 'both-die');
    const own = watch(t.ownDies, 'theirs', (id) => id === 'own-dies' || id === 'both-die');
    return [...(sides.has(false) ? [enemy] : []), ...(sides.has(true) ? [own] : [])];
  }
  const one = inputs.assaults.length === 1 && (inputs.kind === 'together' || targetsOf(inputs) === 1);
  const label = one ? t.targetDies : t.anyDies;
  return [watch(label, 'mine', (id) => /^[1-9]/.test(id))];
}

/** How many died on a side. */
function deadOf(outcome: ManyOutcome, inputs: Inputs, side: 'mine' | 'theirs'): number {
  if (outcome.kind === 'gang')
    return side === 'theirs' ? Number(outcome.victimDies) : outcome.attackersDead.length;
  if (outcome.kind === 'volley') return side === 'mine' ? 0 : outcome.dead.reduce((all, one) => all + one, 0);
  return outcome.dead.reduce(
    (all, one, thing) => all + (isOwnThing(inputs, thing) === (side === 'mine') ? one : 0),
    0,
  );
}

/** The words of an attack of many played step by step. */
export function manyTexts(
  t: Texts,
  format: Format,
  names: SideNames = {},
): TableTexts<ManyInputs, ManyMoment, ManyEntry, ManyOutcome> {
  return {
    step(asked, inputs) {
      const who = whoOf(t, format, asked, inputs, names);
      if (asked.purpose === 'stray') return { title: t.strayStep(who, format.number(asked.inches ?? 0)) };
      if (asked.purpose === 'near') return { title: t.nearStep(who, format.number(asked.inches ?? 0)) };
      const arm = asked.arm === undefined ? '' : ` (${victimArm(t, asked.arm)})`;
      const title = t.step(
        who,
        `${t.steps[asked.purpose]}${who.startsWith(names.theirs ?? t.victim) ? arm : ''}`,
      );
      return {
        title,
        roll: asked.purpose,
        ...(asked.need !== undefined && 'expression' in asked ? { need: asked.need } : {}),
      };
    },
    option(option, asked, inputs) {
      if (asked.purpose === 'near') return format.number(Number(option));
      const stray = inputs.assaults[asked.assault]?.strays[Number(option)];
      return stray ? strayName(t, format, stray) : t.nowhere;
    },
    odds: (ends, inputs) => oddsText(t, format, ends, inputs),
    optionOdds(ends, asked, inputs) {
      if (asked.purpose === 'near') return blastText(t, format, ends, inputs);
      const [{ id, chance: dies } = { id: '', chance: 0 }] = ends;
      const what = id === 'stray-pip' ? t.pip : t.results.dies;
      return dies > 0 ? `${what}: ${format.hundredths(dies)}\u00a0%` : t.nobodyDies;
    },
    watched: (inputs, outcome) => watched(t, inputs, outcome),
    side: sideOf,
    fates: manyFates,
    detail: (outcome, inputs) =>
      outcome.kind === 'volley' && outcome.strays.length === 0 && targetsOf(inputs) === 1
        ? undefined
        : outcomeText(t, format, outcome, inputs),
    line: (entry, inputs) => line(t, format, entry, inputs, names),
    ended(outcome, inputs) {
      const answer = manyAnswerOf(inputs);
      if (!answer.ok) return undefined;
      const { ends } = describeMany(t, format, answer.value, inputs);
      if (outcome.kind === 'blast') {
        const [enemies, own] = [deadOf(outcome, inputs, 'theirs') > 0, deadOf(outcome, inputs, 'mine') > 0];
        if (!(enemies || own)) return ends.at(-1);
        // Where people of both sides die, that stands between the two.
        return ends.find(({ gain }) => gain === (enemies && own ? 'nobody' : enemies ? 'mine' : 'theirs'));
      }
      if (outcome.kind === 'gang')
        return ends[outcome.victimDies ? 0 : outcome.attackersDead.length > 0 ? 1 : 2];
      const dead = deadOf(outcome, inputs, 'theirs');
      if (dead === 0) return ends.at(-1);
      // Where all may die, that is the first of three ends.
      return ends[dead < targetsOf(inputs) && ends.length > 2 ? 1 : 0];
    },
    outcome: (outcome, inputs) => outcomeText(t, format, outcome, inputs),
    title: (inputs) => manyTitle(t, inputs),
  };
}
