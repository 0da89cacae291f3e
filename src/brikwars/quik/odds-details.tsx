import { Bars } from '../../kit/bars.tsx';
import { useFormat, useTexts } from '../../kit/context.ts';
import { printDice } from '../../rules/dice/notation.ts';
import type { QuikAttackAnswer, QuikBuildingAnswer } from './answer.ts';
import { QuikFigure } from './car-price.tsx';
import type { QuikModel } from './model.ts';

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
  const more = useTexts('quikmore');
  const { dice } = useTexts('fightplace');
  const format = useFormat();
  const { rolls, kills, reply, dies, price } = answer;
  return (
    <section class="card">
      <h2 class="card-title">{more.figures}</h2>
      <div>
        <QuikFigure label={t.targetDies} shown={format.percent(kills.value)} reasons={kills.reasons} />
        {reply && (
          <QuikFigure
            label={more.replyKills}
            shown={format.percent(reply.destroys.value)}
            reasons={reply.destroys.reasons}
          />
        )}
        {dies && <QuikFigure label={t.youDie} shown={format.percent(dies.value)} reasons={dies.reasons} />}
        {price && (
          <>
            <QuikFigure
              label={more.priceOf.attacker}
              shown={format.number(price.attacker.value)}
              reasons={price.attacker.reasons}
            />
            <QuikFigure
              label={more.priceOf.target}
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
            <h3 class="label">
              {times > 1 ? more.rollTimes(format.number(times), shown) : more.rollTitle(shown)}
            </h3>
            <p class="hint">
              {more.meanDamage}: {format.number(odds.meanDamage, 1)}
              {rolls.length > 1 && (
                <>
                  {' · '}
                  {more.rollKills}: {format.percent(odds.killed.value)}
                </>
              )}
            </p>
            <Bars
              label={more.damageChart}
              weights={odds.damage.weights}
              min={odds.damage.min}
              columns={more.damageColumns}
            />
          </div>
        );
      })}
    </section>
  );
}

function BuildingFigures({ answer }: { readonly answer: QuikBuildingAnswer }) {
  const t = useTexts('quik');
  const more = useTexts('quikmore');
  const format = useFormat();
  const { bricks, firstOff, allOff, meanBricks, meanDamage } = answer;
  return (
    <section class="card">
      <h2 class="card-title">{more.figures}</h2>
      <div>
        <QuikFigure label={t.firstBrick} shown={format.percent(firstOff)} reasons={bricks.reasons} />
        <QuikFigure label={t.allBricks} shown={format.percent(allOff)} reasons={bricks.reasons} />
        <QuikFigure label={t.meanBricks} shown={format.number(meanBricks)} reasons={bricks.reasons} />
      </div>
      <p class="hint">
        {more.meanDamage}: {format.number(meanDamage, 1)}
      </p>
      <Bars
        label={more.bricksChart}
        weights={bricks.bricks.weights}
        min={bricks.bricks.min}
        columns={more.bricksColumns}
      />
    </section>
  );
}
