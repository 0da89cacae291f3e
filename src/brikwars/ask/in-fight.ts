import { type DuelInputs, encodeDuel, initialDuel, shots } from '../duel/inputs.ts';
import {
  encodeMany,
  gangWeapons,
  groupOf,
  initialMany,
  manyMost,
  manyNear,
  manyTarget,
  shotWeapons,
  victimWeapons,
} from '../many/inputs.ts';
import {
  type Builder,
  charges,
  counted,
  isAboutSomethingElse,
  isSpoken,
  known,
  onFoot,
  said,
  shoots,
  shotOf,
  sideOf,
  situationOf,
} from './asked-parts.ts';
import { strikeConcepts, unitConcepts } from './vocabulary.ts';

export const duel: Builder = (asked, table, choice) => {
  const { edition } = table;
  if (isAboutSomethingElse(asked) || charges(asked)) return undefined;
  const ranged = shoots(asked);
  if (!ranged && (asked.countOf('acts', counted) ?? 1) > 1) return undefined;
  if (!ranged && !asked.has(...strikeConcepts, ...onFoot, 'shield', 'attack', 'shove', 'withdraw'))
    return undefined;
  const base = initialDuel(edition);
  const { attacker, defender } = base;
  if (ranged) {
    const higher = asked.has('height') ? asked.value('height', manyMost.size * 2, 1) : undefined;
    const shot = shotOf(asked, choice) ?? asked.takeOf('acts', 'hand', 'random-object');
    const situation = situationOf(asked, choice, true);
    const distance = asked.inches(48);
    const shield = asked.takeOf('other', 'shield') !== undefined;
    const [from, to] = (['acts', 'other'] as const).map((side) => asked.takeOf(side, ...onFoot));
    asked.count('acts', counted, 1);
    asked.count('other', counted, 1);
    const inputs: DuelInputs = {
      ...base,
      mode: 'ranged',
      attacker: { ...attacker, ...said({ unit: from }) },
      defender: { ...defender, ...said({ unit: to }) },
      ...said({ shot: known(shots, shot), distance }),
      ...(distance && higher ? { height: higher } : {}),
      shieldAgainstShots: shield,
      situation,
    };
    return { mode: 'brikwars', query: encodeDuel({ ...inputs, table }) };
  }
  asked.count('acts', counted, 1);
  asked.count('other', counted, 1);
  const action = asked.take('shove', 'withdraw');
  asked.allow('attack');
  const inputs: DuelInputs = {
    ...base,
    ...said({ action }),
    attacker: sideOf(asked, 'acts', attacker),
    defender: sideOf(asked, 'other', defender),
    situation: situationOf(asked, choice, false),
  };
  return { mode: 'brikwars', query: encodeDuel({ ...inputs, table }) };
};

/** Several who shoot at one or more; an explosive among some who stand together. */
export const volley: Builder = (asked, table, choice) => {
  const { edition } = table;
  if (isAboutSomethingElse(asked) || charges(asked) || !shoots(asked) || asked.has('explosive'))
    return undefined;
  const base = initialMany(edition);
  const [assault] = base.assaults;
  if (!assault) return undefined;
  const count = asked.count('acts', counted, 500);
  const targets = asked.count('other', counted, 500);
  if ((count ?? 1) < 2 && (targets ?? 1) < 2) return undefined;
  const shot = known(shotWeapons, shotOf(asked, choice)) ?? 'short-ranged';
  const situation = situationOf(asked, choice, true);
  const unit = asked.takeOf('acts', ...onFoot);
  const group = groupOf(count ?? 1, shot, { ...said({ unit, distance: asked.inches(48) }), situation });
  const target = {
    ...manyTarget.default,
    ...said({ unit: asked.takeOf('other', ...onFoot), count: targets }),
  };
  const inputs = { ...base, table, assaults: [{ ...assault, groups: [group], target }] };
  return { mode: 'many', query: encodeMany(inputs) };
};

export const gang: Builder = (asked, table) => {
  const { edition } = table;
  if (isAboutSomethingElse(asked) || charges(asked) || shoots(asked)) return undefined;
  const base = initialMany(edition);
  const mayBeMore = asked.countOf('acts', counted) ?? 1;
  if (mayBeMore < 2) return undefined;
  const count = asked.count('acts', counted, manyMost.gang) ?? 2;
  asked.count('other', counted, 1);
  asked.allow('attack');
  const { victim } = base.gang;
  const weapon =
    known(gangWeapons, asked.takeOf('acts', 'two-handed', 'heavy', 'hand', 'random-object')) ?? 'heavy';
  const shield = weapon !== 'two-handed' && asked.takeOf('acts', 'shield') !== undefined;
  const unit = asked.takeOf('acts', ...onFoot);
  const group = groupOf(count, weapon, { ...said({ unit }), shield });
  const spoken = isSpoken(asked, 'other');
  const held = asked.takeOf('other', 'two-handed', 'heavy', 'hand');
  const shielded = held === 'two-handed' ? undefined : asked.takeOf('other', 'shield');
  const weapons = known(victimWeapons, `${held ?? 'hand'}${shielded ? '-shield' : ''}`);
  const struck = {
    ...victim,
    ...said({ unit: asked.takeOf('other', ...onFoot) }),
    ...(spoken && said({ weapons })),
  };
  const fought = { ...base.gang, attackers: [group], victim: struck };
  return { mode: 'many', query: encodeMany({ ...base, table, kind: 'gang', gang: fought }) };
};

export const blast: Builder = (asked, table, choice) => {
  const { edition } = table;
  if (isAboutSomethingElse(asked) || charges(asked) || !asked.has('explosive')) return undefined;
  const base = initialMany(edition);
  const count = asked.count('other', counted, 500);
  asked.count('acts', counted, 1);
  shotOf(asked, choice);
  const struck = { ...manyNear.default, ...said({ unit: asked.takeOf('other', ...onFoot) }), fromAim: 0 };
  const beside = { ...struck, fromAim: 1, count: (count ?? 1) - 1 };
  const spoken = asked.says('other', ...unitConcepts);
  const inputs = {
    ...base,
    kind: 'blast' as const,
    blast: {
      ...base.blast,
      ...said({ distance: asked.inches(48), unit: asked.takeOf('acts', ...onFoot) }),
      ...(spoken && { targets: beside.count > 0 ? [struck, beside] : [struck] }),
      situation: situationOf(asked, choice, true),
    },
  };
  return { mode: 'many', query: encodeMany({ ...inputs, table }) };
};
