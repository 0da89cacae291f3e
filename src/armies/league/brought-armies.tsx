import { useFormat, useServices, useTexts } from '../../kit/context.ts';
import { Button } from '../../kit/controls/button.tsx';
import { Dialog, useShown } from '../../kit/controls/dialog.tsx';
import { Fold } from '../../kit/controls/fold.tsx';
import { Icon } from '../../kit/controls/icon.tsx';
import { Reasons } from '../../kit/stage/reasons.tsx';
import { tooManyArmies } from '../../rules/brikwars/league/meeting.ts';
import { type SeasonPlayer, seasonBounds } from '../../storage/season.ts';
import { changePlayer } from './edit.ts';
import type { ArmyToBring } from './model.ts';
import type { SeasonProps } from './props.ts';
import { saidOfArmy } from './text.ts';

interface BroughtArmiesProps extends SeasonProps {
  readonly player: SeasonPlayer;
}

/** The armies that a player brings, each checked against the limits of the league as it stands on this device. */
export function BroughtArmies({ model, season, player }: BroughtArmiesProps) {
  const t = useTexts('league');
  const [choosing, choose, stop] = useShown();
  const put = (said: string, armies: SeasonPlayer['armies']) =>
    model.edit(season.id, said, (known) => changePlayer(known, player.id, { armies }));
  const { armies } = player;
  const faulty = armies.filter(({ id }) => {
    const check = model.checks.value.get(id);
    return check && check !== 'gone' && (check.faults.length > 0 || check.edition !== undefined);
  }).length;
  return (
    <Fold title={t.armies} count={armies.length} {...(faulty > 0 ? { note: t.armiesWrong(faulty) } : {})}>
      <p class="hint">{t.armiesHint}</p>
      {tooManyArmies(armies.length) && (
        <Reasons items={[{ text: t.armyFaults['too-many'], rule: 'BW-LG-04' }]} />
      )}
      {armies.map((army) => (
        <BroughtArmy
          key={army.id}
          model={model}
          army={army}
          onTake={() =>
            put(
              t.armyTaken(army.name || t.unnamedArmy),
              armies.filter(({ id }) => id !== army.id),
            )
          }
        />
      ))}
      {armies.length < seasonBounds.armies && (
        <div>
          <Button icon="plus" onClick={choose}>
            {t.bring}
          </Button>
        </div>
      )}
      {choosing && (
        <ChooseArmy
          armies={model.armies.value.filter(({ id }) => armies.every((army) => army.id !== id))}
          onClose={stop}
          onChoose={({ id, name }) => {
            stop();
            put(t.armyAdded(name || t.unnamedArmy), [...armies, { id, name }]);
          }}
        />
      )}
    </Fold>
  );
}

interface ChooseArmyProps {
  readonly armies: readonly ArmyToBring[];
  readonly onChoose: (army: ArmyToBring) => void;
  readonly onClose: () => void;
}

function ChooseArmy({ armies, onChoose, onClose }: ChooseArmyProps) {
  const t = useTexts('league');
  const format = useFormat();
  return (
    <Dialog kind="sheet" title={t.bring} onClose={onClose}>
      <div class="stack" data-game="brikwars">
        {armies.length === 0 && <p>{t.noArmies}</p>}
        {armies.map((army) => (
          <Button key={army.id} wide onClick={() => onChoose(army)}>
            {army.name || t.unnamedArmy} · {t.armyPoints(format.number(army.points))}
          </Button>
        ))}
      </div>
    </Dialog>
  );
}

interface BroughtArmyProps {
  readonly model: SeasonProps['model'];
  readonly army: SeasonPlayer['armies'][number];
  readonly onTake: () => void;
}

function BroughtArmy({ model, army, onTake }: BroughtArmyProps) {
  const { navigation } = useServices();
  const t = useTexts('league');
  const format = useFormat();
  const here = model.armies.value.find(({ id }) => id === army.id);
  const name = (here?.name ?? army.name) || t.unnamedArmy;
  const check = model.checks.value.get(army.id);
  const faults = check && check !== 'gone' ? saidOfArmy(check, t, format) : [];
  return (
    <section class="league-army" aria-label={name}>
      <div class="row">
        {here ? (
          <Button kind="quiet" icon="armies" onClick={() => navigation.go(`armies/${army.id}`)}>
            {name}
          </Button>
        ) : (
          <b>{name}</b>
        )}
        <Button kind="quiet" icon="close" label={t.takeArmy(name)} onClick={onTake} />
      </div>
      {check === 'gone' && <p class="hint">{t.armyGone}</p>}
      {check && check !== 'gone' && (
        <>
          <p>
            {t.armyPoints(format.number(check.points))}
            {faults.length === 0 && (
              <span class="league-legal">
                {' '}
                <Icon name="check" size={18} /> {t.armyLegal}
              </span>
            )}
          </p>
          {faults.length > 0 && (
            <div class="note">
              <Reasons items={faults} />
            </div>
          )}
          {check.unknown > 0 && <p class="hint">{t.armyUnknown(check.unknown)}</p>}
        </>
      )}
    </section>
  );
}
