import { unitLine } from '../../kit/units/army-edit.ts';
import type { Services } from '../../platform/services.ts';
import { armyTotals } from '../../rules/army.ts';
import type { Game } from '../../rules/ids.ts';
import type { ArmyLine } from '../../storage/army/army.ts';
import { unitOf } from '../../storage/units/profile-unit.ts';
import type { ArmiesModel } from '../model.ts';
import { usbPart } from '../send-army.tsx';
import { figureArmies } from './figure-armies.ts';

/** A ready army that a tap makes one's own. */
export interface Sample {
  readonly name: string;
  readonly points: number;
  readonly start: () => void;
}

type Lines = readonly Omit<ArmyLine, 'id'>[];

/** Limits that players agree on go in steps of so many. */
const step = 50;

function sampleOf(model: ArmiesModel, game: Game, name: string, lines: Lines): Sample {
  const { points } = armyTotals(game, lines);
  const limit = Math.ceil(points / step) * step;
  return { name, points, start: () => model.adopt(game, name, lines, limit) };
}

async function brikwarsSamples(
  model: ArmiesModel,
  language: Services['language'],
): Promise<readonly Sample[]> {
  const [{ readyArmies, readyUnits }] = await Promise.all([
    import('../brikwars/entry.ts'),
    language.load(['kit', 'brikwars', 'fight']),
  ]);
  const names = language.texts('units').samples;
  return readyArmies.map((id) => {
    const units = readyUnits(id, language.texts('brikwars'));
    const lines = units.map(({ count, profile }) =>
      unitLine('', profile.name, unitOf(profile), { count, points: profile.cost }),
    );
    return sampleOf(model, 'brikwars', names[id], lines);
  });
}

async function usbSamples(model: ArmiesModel, language: Services['language']): Promise<readonly Sample[]> {
  const { army } = await usbPart(model, language);
  const t = language.texts('usbarmy');
  return army.samples.map(({ limit, heroes, others }) => ({
    name: t.sampleUnits(heroes, others),
    points: limit,
    start() {
      model.create('usb');
      army.startFrom(limit, t.sampleName(language.format.peek().number(limit)));
    },
  }));
}

/** The ready armies of a game. */
export async function samplesOf(
  game: Game,
  model: ArmiesModel,
  language: Services['language'],
): Promise<readonly Sample[]> {
  switch (game) {
    case 'brikwars':
      return brikwarsSamples(model, language);
    case 'usb':
      return usbSamples(model, language);
    case 'mage-knight':
      return figureArmies(language.texts('armylist')).map(({ name, lines }) =>
        sampleOf(model, game, name, lines),
      );
  }
}
