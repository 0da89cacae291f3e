import { useId } from 'preact/hooks';
import { FigureLine } from '../../fight/answer-tiles.tsx';
import { useFormat, useTexts } from '../../kit/context.ts';
import { Fold } from '../../kit/controls/fold.tsx';
import { asksIn } from '../../kit/question/asks-in.tsx';
import { Bars } from '../../kit/stage/bars.tsx';
import type { Format } from '../../platform/format.ts';
import type { Messages } from '../../platform/words.ts';
import type { QuikReason } from '../../rules/brikwars/quik/quik-effects.ts';
import { printDice } from '../../rules/dice/notation.ts';
import type { QuikAttackAnswer, QuikBuildingAnswer, QuikWayAnswer } from './answer.ts';
import { lugpolCar, quikAsked } from './inputs.ts';
import type { QuikModel } from './model.ts';
import { type QuikTexts, waysOf } from './text.ts';
import './quik.css';

/** The ways to strike, where there are several: what is chosen, what is best, their names, and what each is worth. */
export function useWays(model: QuikModel) {
  const t = useTexts('quik');
  const format = useFormat();
  const answer = model.answer.value;
  const { manner, strikers } = model.inputs.value.value;
  if (!answer.ok || answer.value.kind !== 'attack') return undefined;
  const { ways, reply, tooMany } = answer.value;
  if (ways.length < 2) return undefined;
  return {
    ways,
    reply,
    tooMany,
    names: waysOf(t, { strikers }),
    chosen: ways.find((way) => way.manner === manner) ?? ways[0],
    best: ways.find((way) => way.isBest),
    worth: ({ kills }: QuikWayAnswer) => format.hundredths(kills),
  };
}

/** Together, one after the other, or as advised: what each comes to, the best marked. */
export function WaysCard({ model }: { readonly model: QuikModel }) {
  const t = useTexts('quik');
  const name = useId();
  const known = useWays(model);
  if (!known) return null;
  const { ways, reply, tooMany, names, chosen } = known;
  return (
    <section class="stack" aria-label={t.howStrike}>
      {reply && asksIn(quikAsked, model.inputs.value.value, model.change).choice('goal', t.goal, t.goals)}
      <fieldset class="choice">
        <legend class="visually-hidden">{t.howStrike}</legend>
        <div class="option-rows">
          {ways.map((way) => (
            <label class="option-row" key={way.manner}>
              <input
                type="radio"
                name={name}
                checked={way.manner === chosen?.manner}
                onChange={() => model.change({ manner: way.manner })}
              />
              <span class="quik-way-body">
                <span class="quik-way-name">
                  {names[way.manner]} {way.isBest && <span class="badge">{t.best}</span>}
                </span>
                <WayFigures way={way} replies={reply !== undefined} />
              </span>
            </label>
          ))}
        </div>
      </fieldset>
      {tooMany && <p class="hint">{t.tooMany}</p>}
    </section>
  );
}

function WayFigures({ way, replies }: { readonly way: QuikWayAnswer; readonly replies: boolean }) {
  const t = useTexts('quik');
  const format = useFormat();
  const kills = format.hundredths(way.kills);
  const said = replies ? t.wayReply(kills, format.hundredths(way.dies)) : t.wayFigures(kills);
  const advised = way.manner === 'best';
  return (
    <span class="hint">
      {said}
      {advised && <> · {rollsText(t, t, format, way)}</>}
    </span>
  );
}

type QuikMoreTexts = Messages['quik'];

export function quikReasonItems(
  t: QuikMoreTexts,
  format: Format,
  reasons: readonly QuikReason[],
): readonly { readonly text: string; readonly rule: string }[] {
  return reasons.map(({ rule, effect, amount }) => ({
    text: t.reasons[effect](amount === undefined ? '' : format.number(amount)),
    rule,
  }));
}

/** What is rolled one after the other in a way to attack: `2 × Ranged weapon + 1 × Hand weapon; 1 × Ranged weapon`. */
function rollsText(t: QuikTexts, more: QuikMoreTexts, format: Format, { plan }: QuikWayAnswer): string {
  const rolls = plan.groups.map((group) =>
    group
      .flatMap((times, kind) => {
        const weapon = plan.taken[kind]?.weapon;
        if (times === 0 || weapon === undefined) return [];
        return [t.times(format.number(times), t.weapons[weapon])];
      })
      .join(' + '),
  );
  return more.rollsWith(rolls.join('; '));
}

interface QuikFigureProps {
  readonly label: string;
  /** The number as shown. */
  readonly shown: string;
  readonly reasons: readonly QuikReason[];
}

/** A number that unfolds into its reasons. */
function QuikFigure({ label, shown, reasons }: QuikFigureProps) {
  const t = useTexts('quik');
  const format = useFormat();
  return <FigureLine label={label} shown={shown} items={quikReasonItems(t, format, reasons)} />;
}

/** What a vehicle costs by the list of LUGPolWars. */
export function CarPrice({ model }: { readonly model: QuikModel }) {
  const t = useTexts('quik');
  const format = useFormat();
  const { car } = model.inputs.value.value;
  const ask = asksIn(lugpolCar, car, (part) => model.change({ car: { ...car, ...part } }));
  const answer = model.answer.value;
  const price = answer.ok && answer.value.kind === 'vehicle' ? answer.value.price : undefined;
  return (
    <Fold title={price ? t.price(format.number(price.value)) : t.carPrice}>
      {ask.number('size', t.size)}
      {ask.number('level', t.level)}
      {ask.number('groundInches', t.groundInches)}
      {ask.number('airInches', t.airInches)}
      {price && (
        <QuikFigure label={t.priceOf.vehicle} shown={format.number(price.value)} reasons={price.reasons} />
      )}
    </Fold>
  );
}

/** Every figure of the answer, each with its reasons, and how the damage falls. */
export function QuikFigures({ model }: { readonly model: QuikModel }) {
  const answer = model.answer.value;
  if (!answer.ok) return null;
  const { value } = answer;
  if (value.kind === 'attack') return <AttackFigures answer={value} />;
  return value.kind === 'building' ? <BuildingFigures answer={value} /> : null;
}

function AttackFigures({ answer }: { readonly answer: QuikAttackAnswer }) {
  const t = useTexts('quik');
  const { dice } = useTexts('fight');
  const format = useFormat();
  const { rolls, kills, reply, dies, price } = answer;
  return (
    <section class="card">
      <h2 class="card-title">{t.figures}</h2>
      <div>
        <QuikFigure label={t.targetDies} shown={format.percent(kills.value)} reasons={kills.reasons} />
        {reply && (
          <QuikFigure
            label={t.replyKills}
            shown={format.percent(reply.destroys.value)}
            reasons={reply.destroys.reasons}
          />
        )}
        {dies && <QuikFigure label={t.youDie} shown={format.percent(dies.value)} reasons={dies.reasons} />}
        {price && (
          <>
            <QuikFigure
              label={t.priceOf.attacker}
              shown={format.number(price.attacker.value)}
              reasons={price.attacker.reasons}
            />
            <QuikFigure
              label={t.priceOf.target}
              shown={format.number(price.target.value)}
              reasons={price.target.reasons}
            />
          </>
        )}
      </div>
      {rolls.map(({ times, odds, damage }) => {
        const shown = dice(printDice(damage));
        return (
          <div class="stack" key={`${times} ${shown}`}>
            <h3 class="label">{times > 1 ? t.rollTimes(format.number(times), shown) : t.rollTitle(shown)}</h3>
            <p class="hint">
              {t.meanDamage}: {format.number(odds.meanDamage, 1)}
              {rolls.length > 1 && (
                <>
                  {' · '}
                  {t.rollKills}: {format.percent(odds.killed.value)}
                </>
              )}
            </p>
            <Bars
              label={t.damageChart}
              weights={odds.damage.weights}
              min={odds.damage.min}
              columns={t.damageColumns}
            />
          </div>
        );
      })}
    </section>
  );
}

function BuildingFigures({ answer }: { readonly answer: QuikBuildingAnswer }) {
  const t = useTexts('quik');
  const format = useFormat();
  const { bricks, firstOff, allOff, meanBricks, meanDamage } = answer;
  return (
    <section class="card">
      <h2 class="card-title">{t.figures}</h2>
      <div>
        <QuikFigure label={t.firstBrick} shown={format.percent(firstOff)} reasons={bricks.reasons} />
        <QuikFigure label={t.allBricks} shown={format.percent(allOff)} reasons={bricks.reasons} />
        <QuikFigure label={t.meanBricks} shown={format.number(meanBricks)} reasons={bricks.reasons} />
      </div>
      <p class="hint">
        {t.meanDamage}: {format.number(meanDamage, 1)}
      </p>
      <Bars
        label={t.bricksChart}
        weights={bricks.bricks.weights}
        min={bricks.bricks.min}
        columns={t.bricksColumns}
      />
    </section>
  );
}
