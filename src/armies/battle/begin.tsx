import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { useFormat, useServices, useTexts } from '../../kit/context.ts';
import { Button } from '../../kit/controls/button.tsx';
import { Dialog, useShown } from '../../kit/controls/dialog.tsx';
import { UnitTile } from '../../kit/figures/unit-sign.tsx';
import { PageHeading } from '../../kit/page-heading.tsx';
import type { ArmySummary } from '../../storage/army/summary.ts';
import type { LeagueModel } from '../league/model.ts';
import { Against } from './against-whom.tsx';
import type { BattleModel } from './model.ts';
import { battlePath, beginPath } from './paths.ts';
import './begin.css';

interface BeginProps {
  readonly model: BattleModel;
  readonly league: () => Promise<LeagueModel>;
  /** The player's own; the last changed where none is said. */
  readonly army: string | undefined;
  /** Against whom, where that is said already. */
  readonly enemy: string | undefined;
}

/** A battle begins: which army is played against, with one button that says both. */
export function Begin({ model, league, army, enemy }: BeginProps) {
  const read = useSignal(false);
  useEffect(() => {
    void model.readArmies().then(() => {
      read.value = true;
    });
  }, [model]);
  const t = useTexts('battles');
  const { navigation } = useServices();
  const { allArmies } = useTexts('armies');
  const { battles } = useTexts('battle');
  const known = model.armies.value;
  const own = army === undefined ? known[0] : known.find(({ id }) => id === army);
  const back = army === undefined ? `armies/${battlePath}` : `armies/${army}`;
  return (
    <div class="screen begin" data-game={own?.game}>
      <div class="begin-head">
        <Button
          kind="quiet"
          icon="back"
          label={army === undefined ? battles : own?.name || allArmies}
          onClick={() => navigation.go(back)}
        />
        <PageHeading name={t.newBattle} />
      </div>
      {read.value && own && (
        <>
          <OwnArmy model={model} own={own} />
          <Against key={own.id} {...{ model, league, own, enemy }} />
        </>
      )}
      {read.value && !own && (
        <>
          <p class="note">{t.noArmy}</p>
          <div>
            <Button onClick={() => navigation.go('armies')}>{allArmies}</Button>
          </div>
        </>
      )}
    </div>
  );
}

/** The army that is played, which a tap changes. */
function OwnArmy({ model, own }: { readonly model: BattleModel; readonly own: ArmySummary }) {
  const { navigation } = useServices();
  const t = useTexts('battles');
  const armies = useTexts('armies');
  const list = useTexts('armylist');
  const format = useFormat();
  const [choosing, choose, stop] = useShown();
  const named = ({ name }: ArmySummary) => name || armies.unnamed;
  return (
    <>
      <button type="button" class="begin-own" aria-haspopup="dialog" onClick={choose}>
        <UnitTile name="crown" />
        <span class="enemy-words">
          <b>{named(own)} </b>
          <span>
            {t.myArmy} · {own.game === 'usb'
              ? list.units(own.lines)
              : armies.models(own.models, own.game)}{' '}
          </span>
        </span>
        <span class="enemy-points">
          <span class="visually-hidden">{armies.points(format.number(own.points), own.game)}</span>
          <b aria-hidden="true">{format.number(own.points)}</b>
        </span>
      </button>
      {choosing && (
        <Dialog kind="sheet" title={t.chooseMine} onClose={stop}>
          <div class="stack">
            {model.armies.value.map((army) => (
              <div key={army.id} data-game={army.game}>
                <Button
                  wide
                  pressed={army.id === own.id}
                  onClick={() => {
                    stop();
                    navigation.swap(beginPath(army.id));
                  }}
                >
                  <span>
                    {named(army)} · {armies.points(format.number(army.points), army.game)}
                  </span>
                </Button>
              </div>
            ))}
          </div>
        </Dialog>
      )}
    </>
  );
}
