import { useEffect, useRef } from 'preact/hooks';
import type { UsbResult, UsbTestModel } from '../../state/usb-test.ts';
import { summarise } from '../../state/usb-test-throws.ts';
import { useFormat, useServices, useTexts } from '../context.ts';
import { Button } from '../parts/button.tsx';
import { Die } from '../parts/die.tsx';
import { UsbTestWave } from './usb-test-wave.tsx';

const mostDiceDrawn = 30;

/** Rolling the pool here, or typing in what lies on the table. */
export function UsbTestThrow({ model }: { readonly model: UsbTestModel }) {
  const { announcer } = useServices();
  const t = useTexts('usb');
  const result = model.result.value;
  const before = useRef(result);
  useEffect(() => {
    if (result && before.current !== result) {
      announcer.announce(t.announceRoll(result.roll.successes, result.roll.dice.length));
    }
    before.current = result;
  }, [result, announcer, t]);

  const typing = model.typing.value;
  const buttons = useRef<HTMLDivElement>(null);
  const wasTyping = useRef(false);
  // The keys of the last wave are gone: the keyboard goes on where the next roll starts.
  useEffect(() => {
    if (wasTyping.current && !typing) buttons.current?.querySelector('button')?.focus();
    wasTyping.current = typing !== undefined;
  }, [typing]);

  if (typing) return <UsbTestWave model={model} typing={typing} />;
  return (
    <section class="card">
      <div class="usb-throw-buttons" ref={buttons}>
        <Button kind="primary" icon="dice" wide onClick={model.throwDice}>
          {t.roll(model.inputs.value.value.dice)}
        </Button>
        <Button icon="keypad" label={t.typeFaces} onClick={model.startTyping} />
      </div>
      {result && <Result result={result} />}
    </section>
  );
}

function Result({ result }: { readonly result: UsbResult }) {
  const { settings } = useServices();
  const t = useTexts('usb');
  const format = useFormat();
  const { roll, sixThenSix, thisOrMore, exactly } = result;
  return (
    <>
      <h2 class="usb-result">
        <b>{t.rolled(roll.successes)}</b>
        <span class="hint">
          {t.rolledOf(roll.dice.length, roll.target, sixThenSix)}
          {roll.typed && ` · ${t.typedIn}`}
        </span>
      </h2>
      <dl class="usb-figures">
        <div>
          <dt>{t.thisOrMore}</dt>
          <dd>{format.percent(thisOrMore)}</dd>
        </div>
        <div>
          <dt>{t.exactly}</dt>
          <dd>{format.percent(exactly)}</dd>
        </div>
      </dl>
      {summarise(roll).map(({ purpose, faces, successes }) => (
        <div key={purpose} class="stack usb-wave">
          <h3 class="label">
            {t.waves[purpose]}: {t.waveResult(faces.length, successes)}
          </h3>
          <Faces faces={faces} tumble={!roll.typed && settings.value.value.animation} />
        </div>
      ))}
    </>
  );
}

function Faces({ faces, tumble }: { readonly faces: readonly number[]; readonly tumble: boolean }) {
  const t = useTexts('usb');
  const format = useFormat();
  const counted = [6, 5, 4, 3, 2, 1]
    .map((face) => [face, faces.filter((shown) => shown === face).length] as const)
    .filter(([, number]) => number > 0);
  const words = format.list(
    counted.map(([face, number]) => t.faceCount(format.number(face), format.number(number))),
  );
  if (faces.length > mostDiceDrawn) return <p>{words}</p>;
  return (
    <div class="usb-dice">
      <span class="visually-hidden">{words}</span>
      {faces.map((face, place) => (
        <Die key={`${place}-${faces.length}`} sides={6} face={face} size={34} tumble={tumble} />
      ))}
    </div>
  );
}
