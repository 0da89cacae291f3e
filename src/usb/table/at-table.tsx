import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { useFormat, useServices, useTexts } from '../../kit/context.ts';
import { Button } from '../../kit/controls/button.tsx';
import { Fold } from '../../kit/controls/fold.tsx';
import { asksOf } from '../../kit/question/asks.tsx';
import { ShareBar } from '../../kit/share-text.tsx';
import { Reasons } from '../../kit/stage/reasons.tsx';
import { useUndo } from '../../kit/undo.ts';
import type { UsbRules } from '../../rules/usb/house-rules.ts';
import type { UsbUnit } from '../../rules/usb/units/unit.ts';
import { LengthStepper } from '../phase-card.tsx';
import type { UsbPlaceModel } from '../place.ts';
import {
  DeckPart,
  inTerrain,
  longestRowOf,
  lostActivations,
  scoreOf,
  smokeChancesOf,
  TableSizePart,
  transportFactsOf,
} from './deck-part.tsx';
import { type AtTableModel, atTableBounds, atTableOf } from './model.ts';
import { PowerCard } from './power-card.tsx';
import '../usb.css';

const sides = ['first', 'second'] as const;

/** The score of an encounter battle: what each side lost in each of its rounds. */
function EncounterPart({ model }: { readonly model: AtTableModel }) {
  const t = useTexts('usbtable');
  const format = useFormat();
  const offerUndo = useUndo();
  const { first, second } = model.value.value;
  const score = scoreOf(model.value.value);
  const clear = () => {
    const before = { first, second };
    model.clearLosses();
    offerUndo(t.cleared, () => model.change(before));
  };
  return (
    <>
      <p role="status">
        {score.first + score.second === 0 ? (
          t.nothingLost
        ) : (
          <>
            <b>{t.results[score.result]}</b>{' '}
            {t.score(format.number(score.first), format.number(score.second))}
          </>
        )}
      </p>
      <ol class="usb-rounds">
        {first.map((_, round) => {
          const number = format.number(round + 1);
          const gone = lostActivations(sides.flatMap((side) => model.value.value[side][round] ?? []));
          return (
            <li key={round}>
              <Fold title={t.round(number)} count={gone} countLabel={t.withLosses}>
                {sides.map((side) => {
                  const losses = model.value.value[side][round] ?? { units: 0, heroes: 0 };
                  const ask = asksOf(losses, (part) => model.lose(side, round, part));
                  return (
                    <div key={side}>
                      {ask.number('units', t.unitsLost(t.sides[side]), atTableBounds.losses)}
                      {ask.number('heroes', t.heroesLost(t.sides[side]), atTableBounds.losses)}
                    </div>
                  );
                })}
              </Fold>
            </li>
          );
        })}
      </ol>
      <Reasons items={[{ text: t.encounterWhy, rule: 'USB-VIC-01' }]} />
      <Button kind="quiet" icon="trash" onClick={clear}>
        {t.clearLosses}
      </Button>
    </>
  );
}

interface TransportPartProps {
  readonly model: AtTableModel;
  readonly rules: UsbRules;
  readonly units: readonly UsbUnit[];
}

/** Whether a cargo fits, and how it gets in and out. */
function TransportPart({ model, rules, units }: TransportPartProps) {
  const t = useTexts('usbtable');
  const format = useFormat();
  const { holds } = model.value.value;
  const ask = asksOf(model.value.value, model.change);
  const { fits, needed, own, boarding } = transportFactsOf(model.value.value, rules, units);
  return (
    <>
      {ask.number('infantry', t.infantry, atTableBounds.cargo)}
      {ask.number('heavy', t.heavy, atTableBounds.cargo)}
      {ask.number('holds', t.holds, atTableBounds.holds)}
      {own > 0 && own !== holds && (
        <Button onClick={() => model.change({ holds: own })}>{t.ownHolds(own)}</Button>
      )}
      <p>
        {fits ? t.fits : t.fitsNot} {t.holdsNeeded(needed, format.number(needed))}
      </p>
      <Reasons
        items={[
          { text: t.holdsWhy, rule: 'USB-TRANS-01' },
          ...(rules.cargoMix === 'heavyAsTwo' ? [{ text: t.heavyAsTwo, rule: 'USB-A-26' }] : []),
          { text: t.boarding(format.number(boarding)), rule: 'USB-TRANS-02' },
          { text: t.carrierGone, rule: 'USB-TRANS-04' },
        ]}
      />
    </>
  );
}

/** How long a row of models may be before it loses its coherency. */
function CoherencyPart({ model }: { readonly model: AtTableModel }) {
  const t = useTexts('usbtable');
  const format = useFormat();
  const { gap } = model.value.value;
  const most = longestRowOf(model.value.value);
  return (
    <>
      <LengthStepper
        inchesLabel={t.gap}
        centimetresLabel={t.gapCm}
        value={gap / 10}
        max={atTableBounds.gap / 10}
        step={0.1}
        decimals={1}
        onChange={(value) => model.change({ gap: Math.round(value * 10) })}
      />
      {asksOf(model.value.value, model.change).number('base', t.base, atTableBounds.base.highest, {
        min: atTableBounds.base.lowest,
        step: 5,
      })}
      <p>{most === undefined ? t.rowTorn : t.rowHolds(most, format.number(most))}</p>
      <Reasons items={[{ text: t.coherencyWhy, rule: 'USB-MOVE-01' }]} />
    </>
  );
}

/** Whether a unit counts as standing in terrain. */
function TerrainPart({ model }: { readonly model: AtTableModel }) {
  const t = useTexts('usbtable');
  const { inside, models } = model.value.value;
  const ask = asksOf({ ...model.value.value, inside: Math.min(inside, models) }, model.change);
  return (
    <>
      {ask.number('inside', t.inside, models)}
      {ask.number('models', t.models, atTableBounds.models, { min: 1 })}
      <p>{inTerrain(model.value.value) ? t.terrainCounts : t.terrainCountsNot}</p>
      <Reasons items={[{ text: t.terrainWhy, rule: 'USB-TERR-01' }]} />
    </>
  );
}

/** How soon smoke goes, and what a hero can do about it. */
function SmokePart({ rules }: { readonly rules: UsbRules }) {
  const t = useTexts('usbtable');
  const format = useFormat();
  return (
    <>
      <p>{t.smokeHint}</p>
      {smokeChancesOf(rules).map((chance, points) => (
        <ShareBar
          key={points}
          label={points === 0 ? t.smokeGoes : t.smokePoints(points)}
          value={format.percent(chance)}
          share={chance}
        />
      ))}
      <Reasons items={[{ text: t.smokeWhy, rule: 'USB-SPEC-07' }]} />
    </>
  );
}

/** What the table has set for itself; undefined until it is read from the device. */
function useAtTable(): AtTableModel | undefined {
  const { drafts, random } = useServices();
  const model = useSignal<AtTableModel | undefined>(undefined);
  useEffect(() => {
    void atTableOf(drafts, random).then((found) => {
      model.value = found;
    });
  }, [drafts, random, model]);
  return model.value;
}

/** Help around the fights: the size of the table, who starts, coherency, transport, the battle's score, cards. */
function AtTable({ frame }: { readonly frame: UsbPlaceModel }) {
  const t = useTexts('usbtable');
  const { navigation } = useServices();
  const model = useAtTable();
  if (!model) return null;
  const rules = frame.rules.value;
  return (
    <div class="usb-field">
      <Fold title={t.sizeTitle}>
        <TableSizePart model={model} />
      </Fold>
      <Fold title={t.startsTitle}>
        <p>{t.startsHint}</p>
        <div class="row">
          <Button icon="dice" onClick={() => navigation.go('dice/contests?k=starts')}>
            {t.toStarts}
          </Button>
          <Button icon="dice" onClick={() => navigation.go('dice/contests?k=dispute')}>
            {t.toDispute}
          </Button>
        </div>
      </Fold>
      <Fold title={t.powerTitle}>{() => <PowerCard />}</Fold>
      <Fold title={t.deckTitle}>
        <DeckPart model={model} />
      </Fold>
      <Fold title={t.encounterTitle}>
        <EncounterPart model={model} />
      </Fold>
      <Fold title={t.coherencyTitle}>
        <CoherencyPart model={model} />
      </Fold>
      <Fold title={t.terrainTitle}>
        <TerrainPart model={model} />
      </Fold>
      <Fold title={t.transportTitle}>
        <TransportPart model={model} rules={rules} units={frame.units.value} />
      </Fold>
      <Fold title={t.smokeTitle}>
        <SmokePart rules={rules} />
      </Fold>
    </div>
  );
}

/** What the table needs around every fight; made when it is opened. */
export function TableFold({ frame }: { readonly frame: UsbPlaceModel }) {
  const t = useTexts('usb');
  return (
    <div data-game="usb">
      <Fold title={t.atTable}>{() => <AtTable frame={frame} />}</Fold>
    </div>
  );
}
