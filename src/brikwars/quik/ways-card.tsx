import { useId } from 'preact/hooks';
import { asksOf } from '../../kit/asks.tsx';
import { useFormat, useTexts } from '../../kit/context.ts';
import { quikGoals } from '../../rules/brikwars/quik-choice.ts';
import type { QuikWayAnswer } from './answer.ts';
import { rollsText } from './car-price.tsx';
import type { QuikModel } from './model.ts';
import './quik.css';

/** Together, one after the other, or as advised: what each comes to, the best marked. */
export function WaysCard({ model }: { readonly model: QuikModel }) {
  const t = useTexts('quikmore');
  const name = useId();
  const answer = model.answer.value;
  const inputs = model.inputs.value.value;
  const { manner, strikers } = inputs;
  if (!answer.ok || answer.value.kind !== 'attack') return null;
  const { ways, reply, tooMany } = answer.value;
  if (ways.length < 2) return null;
  const [only] = strikers;
  const alone = strikers.length === 1 && only?.count === 1;
  const names = alone ? t.heroWays : t.ways;
  const chosen = ways.some((way) => way.manner === manner) ? manner : ways[0]?.manner;
  return (
    <section class="card">
      <h2 class="card-title">{t.howStrike}</h2>
      {reply && asksOf(inputs, model.change).choice('goal', t.goal, quikGoals, t.goals)}
      <fieldset class="choice">
        <legend class="visually-hidden">{t.howStrike}</legend>
        <div class="quik-ways">
          {ways.map((way) => (
            <label class="quik-way" key={way.manner}>
              <input
                type="radio"
                name={name}
                checked={way.manner === chosen}
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
  const more = useTexts('quikmore');
  const format = useFormat();
  const kills = format.hundredths(way.kills);
  const said = replies ? more.wayReply(kills, format.hundredths(way.dies)) : more.wayFigures(kills);
  const advised = way.manner === 'best';
  return (
    <span class="hint">
      {said}
      {advised && <> · {rollsText(t, more, format, way)}</>}
    </span>
  );
}
