import { lookOfUnit } from '../../brikwars/units/unit-look.ts';
import { useArmsOf } from '../../brikwars/units/unit-said.ts';
import { useFormat, useTexts } from '../../kit/context.ts';
import { Icon } from '../../kit/controls/icon.tsx';
import { Figure } from '../../kit/figures/figure.tsx';
import type { Profile } from '../../rules/brikwars/units/profile.ts';
import '../../brikwars/units/builder.css';

interface ReadyTilesProps {
  readonly units: readonly Profile[];
  /** So many come with a tap. */
  readonly atOnce: number;
  /** So many of a unit are in the army. */
  readonly countOf: (unit: Profile) => number;
  readonly disabled: boolean;
  readonly onTake: (unit: Profile) => void;
  /** A further tile builds one. */
  readonly onBuild?: (() => void) | undefined;
}

/** Units with their arms and their price: a tap takes them into the army. */
export function ReadyTiles({ units, atOnce, countOf, disabled, onTake, onBuild }: ReadyTilesProps) {
  const t = useTexts('builder');
  const words = useTexts('units');
  const format = useFormat();
  const armsOf = useArmsOf();
  const number = format.number(atOnce);
  return (
    <ul class="ready-units">
      {units.map((unit) => {
        const has = countOf(unit);
        const price =
          unit.cost === undefined || unit.short?.list === 'quik' ? '' : words.price(format.number(unit.cost));
        const arms = armsOf(unit);
        return (
          <li key={unit.name}>
            <button type="button" class="ready-take" disabled={disabled} onClick={() => onTake(unit)}>
              <Figure look={lookOfUnit(unit)} side="mine" size={56} mirrored />
              <b>
                <span class="visually-hidden">{t.addReady(number, unit.name)} </span>
                <span aria-hidden="true">{unit.name}</span>
              </b>
              {arms && <small>{arms} </small>}
              <i>
                {price}{' '}
                {has > 0 && (
                  <span class="ready-count">
                    <span aria-hidden="true">{`×${format.number(has)}`}</span>
                    <span class="visually-hidden">{t.inArmy(format.number(has))}</span>
                  </span>
                )}
              </i>
            </button>
          </li>
        );
      })}
      {onBuild && (
        <li>
          <button type="button" class="ready-take" disabled={disabled} onClick={onBuild}>
            <Icon name="plus" />
            <b>{t.own}</b>
            <small>{t.ownHint}</small>
          </button>
        </li>
      )}
    </ul>
  );
}
