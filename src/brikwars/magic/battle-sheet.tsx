import { useFormat, useServices, useTexts } from '../../kit/context.ts';
import { Button } from '../../kit/controls/button.tsx';
import { SheetNotice } from '../../kit/controls/dialog.tsx';
import { Fold } from '../../kit/controls/fold.tsx';
import { Stepper } from '../../kit/controls/stepper.tsx';
import { asksOf } from '../../kit/question/asks.tsx';
import { Reasons } from '../../kit/stage/reasons.tsx';
import { useUndo } from '../../kit/undo.ts';
import type { MageEvent, MagePack } from '../../rules/brikwars/supplement/mage-battle.ts';
import { battleBounds } from '../mage-field.ts';
import { type Brought, fightAddress } from '../units/profile-field.ts';
import { battleState, circleTurns, undeadUnit } from './battle.ts';
import { billOf, eventText, stateTexts } from './battle-text.ts';
import type { MagicModel } from './model.ts';

interface SheetProps {
  readonly model: MagicModel;
}

/** What happens beside his spells. */
function Acts({ model }: SheetProps) {
  const t = useTexts('magic');
  const inputs = model.inputs.value.value;
  const state = battleState(inputs);
  if (!state) return null;
  const { tally, others } = inputs;
  const note = (event: MageEvent<never>) => () => model.note(event);
  const turns = circleTurns(inputs);
  return (
    <div class="stack">
      {!state.dead && (
        <>
          <Button kind="primary" wide icon="check" onClick={note({ act: 'turn' })}>
            {t.nextTurn}
          </Button>
          {others > 0 && !state.circle && (
            <Button wide onClick={note({ act: 'circle', turns })}>
              {t.beginCircle(turns)}
            </Button>
          )}
          {state.circle && (
            <Button wide onClick={note({ act: 'broken' })}>
              {t.breakCircle}
            </Button>
          )}
          <Button wide onClick={note({ act: 'dies' })}>
            {t.dies}
          </Button>
        </>
      )}
      {tally && tally.log.length > 0 && (
        <Button wide icon="undo" onClick={model.takeBack}>
          {t.takeBack}
        </Button>
      )}
    </div>
  );
}

/** Who was called and raised, each on its way to a fight. */
function WithHim({ model }: SheetProps) {
  const { navigation } = useServices();
  const t = useTexts('magic');
  const inputs = model.inputs.value.value;
  const state = battleState(inputs);
  if (!state || (state.called.length === 0 && state.undead === 0)) return null;
  const raised = undeadUnit(t.undeadName, 1);
  const units = [...state.called, ...(state.undead > 0 ? [raised] : [])];
  const from = { acting: model.inputs.acting.value, table: inputs.table };
  const go = (unit: Brought, place: 'brikwars' | 'many') => navigation.go(fightAddress(unit, place, from));
  return (
    <section class="stack">
      <h3>{t.withHim}</h3>
      {units.map((profile, place) => {
        const name = profile.name || t.nameless;
        return (
          <div key={place} class="stack">
            <div class="row">
              <Button icon="fight" onClick={() => go({ side: 'attacker', profile, count: 1 }, 'brikwars')}>
                {t.attacks(name)}
              </Button>
              <Button onClick={() => go({ side: 'defender', profile, count: 1 }, 'brikwars')}>
                {t.defends(name)}
              </Button>
              <Button onClick={() => go({ side: 'defender', profile, count: 1 }, 'many')}>
                {t.ganged(name)}
              </Button>
              {profile === raised && state.undead > 1 && (
                <Button onClick={() => go({ side: 'attacker', profile, count: state.undead }, 'many')}>
                  {t.gang(state.undead)}
                </Button>
              )}
            </div>
            {profile === raised && <p class="hint">{t.undeadHint}</p>}
          </div>
        );
      })}
    </section>
  );
}

/** What he went in with: bought area spells, shield, skills and points kept back. */
function Pack({ model, pack }: SheetProps & { readonly pack: MagePack }) {
  const t = useTexts('magic');
  const ask = asksOf(pack, model.changePack);
  const none = { sign: '–', said: t.none };
  const { area } = pack;
  const setArea = (place: number, part: Partial<MagePack['area'][number]>) =>
    model.changePack({ area: area.map((one, at) => (at === place ? { ...one, ...part } : one)) });
  return (
    <div class="stack">
      {area.map(({ level, casts }, place) => {
        const number = String(place + 1);
        return (
          <div key={place} class="stack">
            <Stepper
              label={t.areaLevel(number)}
              value={level}
              min={1}
              max={battleBounds.level}
              onChange={(next) => setArea(place, { level: next })}
            />
            <Stepper
              label={t.areaCasts(number)}
              value={casts}
              min={0}
              max={battleBounds.casts}
              onChange={(next) => setArea(place, { casts: next })}
            />
            <Button
              kind="quiet"
              onClick={() => model.changePack({ area: area.filter((_, at) => at !== place) })}
            >
              {t.removeArea(number)}
            </Button>
          </div>
        );
      })}
      {area.length < battleBounds.area && (
        <Button
          icon="plus"
          onClick={() => {
            const { magic } = model.inputs.value.peek();
            model.changePack({ area: [...area, { level: magic, casts: 1 }] });
          }}
        >
          {t.addArea}
        </Button>
      )}
      {ask.number('shield', t.shield, battleBounds.level, { none })}
      <div class="row">
        {ask.flag('summoning', t.summoning)}
        {ask.flag('necromancy', t.necromancy)}
      </div>
      <Stepper
        label={t.reserve}
        value={pack.reserve}
        min={0}
        max={battleBounds.reserve}
        step={0.5}
        decimals={1}
        onChange={(points) => model.changePack({ reserve: Math.round(2 * points) / 2 })}
      />
      <p class="hint">{t.reserveHint}</p>
      {ask.number('undead', t.undeadFirst, battleBounds.undead)}
      {ask.number('size', t.mageSize, battleBounds.size, { min: 1 })}
    </div>
  );
}

/** A mage's battle: what he has left, what happened, who stands by him, and what it all costs. */
export function BattleSheet({ model, onDone }: SheetProps & { readonly onDone: () => void }) {
  const { language } = useServices();
  const t = useTexts('magic');
  const format = useFormat();
  const undo = useUndo();
  const inputs = model.inputs.value.value;
  const state = battleState(inputs);
  const { tally } = inputs;
  if (!tally || !state) return null;
  const bill = billOf({ magic: t, creation: language.texts('creation') }, format, inputs);
  return (
    <div class="stack mage-battle">
      <p>
        <b>{t.turn(format.number(state.turn))}</b> · {stateTexts(t, format, state).join(' · ')}
      </p>
      <Acts model={model} />
      <WithHim model={model} />
      <Fold title={t.happened} count={tally.log.length}>
        {tally.log.length === 0 ? (
          <p class="hint">{t.nothing}</p>
        ) : (
          <ol>
            {tally.log.map((event, place) => (
              <li key={place}>{eventText(t, event)}</li>
            ))}
          </ol>
        )}
      </Fold>
      <Fold title={t.bought} open={tally.log.length === 0}>
        <Pack model={model} pack={tally.pack} />
      </Fold>
      <Fold title={bill.total}>
        <Reasons items={bill.lines} />
        {bill.partial && <p class="hint">{t.withoutUnit}</p>}
        {bill.faults.map((fault) => (
          <p key={fault} class="error">
            {fault}
          </p>
        ))}
      </Fold>
      <Button
        kind="quiet"
        onClick={() => {
          undo(t.stopped, model.stop());
          onDone();
        }}
      >
        {t.stop}
      </Button>
      <SheetNotice />
    </div>
  );
}
