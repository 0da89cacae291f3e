import { computed, effect, signal } from '@preact/signals';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { behind } from '../../src/kit/behind.ts';

let frames: (() => void)[] = [];
const touches = new EventTarget();

function drawFrame(): void {
  const due = frames;
  frames = [];
  for (const act of due) act();
}

beforeEach(() => {
  frames = [];
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  vi.stubGlobal('requestAnimationFrame', (act: () => void) => frames.push(act));
  vi.stubGlobal('cancelAnimationFrame', () => undefined);
  vi.stubGlobal('addEventListener', touches.addEventListener.bind(touches));
  vi.stubGlobal('removeEventListener', touches.removeEventListener.bind(touches));
});

afterEach(() => {
  drawFrame();
  drawFrame();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

function setUp() {
  const value = signal(1);
  const model = {
    inputs: { value, text: computed(() => String(value.value)) },
    answer: computed(() => value.value * 10),
    set: (to: number) => {
      value.value = to;
    },
  };
  const shown: string[] = [];
  const late = behind(model);
  const stop = effect(() => {
    shown.push(`${late.inputs.value.value} ${late.answer.value}`);
  });
  return { model, late, shown, stop };
}

it('kit/behind: what is watched follows together, once the frame of the change is drawn', () => {
  const { model, shown, stop } = setUp();
  model.set(2);
  model.set(3);
  expect(shown).toEqual(['1 10']);
  drawFrame();
  expect(shown).toEqual(['1 10']);
  drawFrame();
  expect(shown).toEqual(['1 10', '3 30']);
  stop();
});

it('kit/behind: who touches the screen touches what is so', () => {
  const { model, shown, stop } = setUp();
  model.set(2);
  touches.dispatchEvent(new Event('pointerdown'));
  expect(shown).toEqual(['1 10', '2 20']);
  stop();
});

it('kit/behind: a page that draws no frames follows all the same', () => {
  const { model, shown, stop } = setUp();
  model.set(2);
  vi.advanceTimersByTime(200);
  expect(shown).toEqual(['1 10', '2 20']);
  stop();
});

it('kit/behind: what nobody watches, and what is done, goes by the model itself', () => {
  const { model, late, stop } = setUp();
  late.set(5);
  expect(late.inputs.value.peek()).toBe(5);
  expect(late.answer.peek()).toBe(50);
  stop();
  model.set(6);
  expect(late.inputs.value.value).toBe(6);
  expect(late.answer.value).toBe(60);
  expect(behind(model)).toBe(late);
});

it('kit/behind: what follows from the entries is worked out after the frame, and what else changes follows too', () => {
  const value = signal(1);
  const other = signal('a');
  let worked = 0;
  const costly = computed(() => {
    worked += 1;
    return value.value * 100;
  });
  const late = behind({ inputs: { value }, costly, other });
  const shown: string[] = [];
  const stop = effect(() => {
    shown.push(`${late.costly.value} ${late.other.value}`);
  });
  value.value = 2;
  drawFrame();
  expect(worked).toBe(1);
  drawFrame();
  expect(worked).toBe(2);
  other.value = 'b';
  expect(shown).toEqual(['100 a', '200 a']);
  drawFrame();
  drawFrame();
  expect(shown).toEqual(['100 a', '200 a', '200 b']);
  stop();
});
