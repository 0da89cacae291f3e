import { computed, signal } from '@preact/signals';
import type { Roll } from '../rules/dice/roll.ts';
import type { createTablePlay, PlayKind, PlayNeeds, TablePlayModel } from './table-play.ts';

/** What a table play is made with. */
type Making<Inputs, Moment, Entry extends { readonly roll?: Roll }, Outcome> = Parameters<
  typeof createTablePlay<Inputs, Moment, Entry, Outcome>
>;

/** What it is made from; its codec is fetched as well. */
type LateNeeds<Inputs> = Omit<PlayNeeds<Inputs>, 'codec'> & {
  codec(): Promise<PlayNeeds<Inputs>['codec']>;
};

/**
 * The play of one screen, whose code is fetched after the odds are there. What is asked of it before that is done as
 * soon as it has arrived.
 */
export async function createLatePlay<Inputs, Moment, Entry extends { readonly roll?: Roll }, Outcome>(
  load: () => Promise<PlayKind<Inputs, Moment, Entry, Outcome>>,
  needs: LateNeeds<Inputs>,
): Promise<TablePlayModel<Inputs, Moment, Entry, Outcome>> {
  type Model = TablePlayModel<Inputs, Moment, Entry, Outcome>;
  const stored = await needs.drafts.load(needs.name);
  const arrived = signal<Model | undefined>(undefined);
  // It can be shown before it can roll.
  let whole: Model | undefined;
  const complete = Promise.all([import('./table-play.ts'), needs.codec()]).then(async ([code, codec]) => {
    const making: Making<Inputs, Moment, Entry, Outcome> = [load, { ...needs, codec }];
    const model = await code.createTablePlay(...making);
    arrived.value = model;
    await model.complete;
    whole = model;
    return model;
  });
  const ask = (act: (model: Model) => void): void => {
    if (whole) act(whole);
    else void complete.then(act);
  };
  return {
    complete: complete.then(() => undefined),
    play: computed(() => arrived.value?.play.value),
    ahead: computed(() => arrived.value?.ahead.value),
    text: computed(() => (arrived.value ? arrived.value.text.value : stored || undefined)),
    restore: (text) => ask((model) => model.restore(text)),
    start: () => ask((model) => model.start()),
    again: () => ask((model) => model.again()),
    goOn: () => ask((model) => model.goOn()),
    rollNext: () => ask((model) => model.rollNext()),
    takeBonus: () => ask((model) => model.takeBonus()),
    rollOut: () => ask((model) => model.rollOut()),
    choose: (option) => ask((model) => model.choose(option)),
    startTyping: () => ask((model) => model.startTyping()),
    typeFace: (face) => ask((model) => model.typeFace(face)),
    typeWave: (faces) => ask((model) => model.typeWave(faces)),
    eraseFace: () => ask((model) => model.eraseFace()),
    declineBonus: () => ask((model) => model.declineBonus()),
    stopTyping: () => ask((model) => model.stopTyping()),
    undo: () => ask((model) => model.undo()),
    end: () => ask((model) => model.end()),
    moves: () => arrived.peek()?.moves() ?? [],
    amend: (inputs, moves) => ask((model) => model.amend(inputs, moves)),
  };
}
