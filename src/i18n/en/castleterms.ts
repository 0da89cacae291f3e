import type { AbilityId } from '../../rules/mage-knight/abilities.ts';
import type { DoorId, SectionKind, Strength } from '../../rules/mage-knight/kinds.ts';

const sections: Readonly<Record<SectionKind, string>> = {
  keep: 'Keep',
  'round-tower': 'Round Tower',
  gatehouse: 'Gatehouse',
  wall: 'Wall',
  'door-wall': 'Wall with door',
};

const doors: Readonly<Record<DoorId, string>> = {
  'door-a': 'First door',
  'door-b': 'Second door',
  door: 'Door',
  'double-door': 'Double door',
  portcullis: 'Portcullis (kapurács)',
};

const strengths: Readonly<Record<Strength, string>> = { heavy: 'Heavy', light: 'Light' };

/** Beside the printed Hungarian name: the official one where it is known, else our guess with a question mark. */
const glosses: Readonly<Record<AbilityId, string>> = {
  atutes: 'close-combat Pierce?',
  letarolas: 'Sweep?',
  mennykocsapas: 'Thunderblow?',
  utkozes: 'Ram?',
  'magikus-robbantas': 'Magic Blast?',
  bombazas: 'Bombardment?',
  atloves: 'Pierce?',
  'teruletre-hato-sebzes': 'area damage?',
  gyogyitas: 'Healing',
  benitas: 'Immobilize',
  hadvezetes: 'Command?',
  eletszivas: 'Life Drain?',
  'magikus-befolyas': 'Magic Confusion',
  'magikus-fagyasztas': 'Magic Freeze',
  'magikus-gyogyitas': 'Magic Healing',
  'magikus-lebegtetes': 'Magic Levitation',
  vampirizalas: 'Vampirism',
  mergezes: 'Venom',
};

/** Names of the castle game that several screens use. */
export const castleterms = { sections, doors, strengths, glosses };
