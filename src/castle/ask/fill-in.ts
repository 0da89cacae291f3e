import type { CastleModel } from '../model.ts';
import type { QuickQuestion } from '../quick-verdict.ts';
import { type CastleWish, wishOfSituation } from '../wishes.ts';

/** Fills a question in and shows it; what it does not ask stays as it was. Answers with the way back. */
export async function fillIn(
  model: CastleModel,
  question: QuickQuestion,
  show: (wish: CastleWish) => unknown = model.ask,
): Promise<() => void> {
  switch (question.ask) {
    case 'attack': {
      const attack = await model.load('attack');
      const before = attack.inputs.value.peek();
      attack.restore(question.inputs);
      await show('attack');
      return () => attack.restore(before);
    }
    case 'shots': {
      const shots = await model.load('shots');
      const before = shots.inputs.value.peek();
      const { situation, fortification } = question.inputs;
      shots.restore({ ...before, situation, fortification, [situation]: question.inputs[situation] });
      await show(wishOfSituation(situation));
      return () => shots.restore(before);
    }
    case 'ways': {
      const ways = await (await model.load('effects')).load('ways');
      const before = ways.inputs.value.peek();
      const { question: asked, visitor, flies } = question.inputs;
      ways.restore({ ...before, question: asked, visitor, flies, [asked]: question.inputs[asked] });
      if (question.goal) ways.wish(question.goal);
      await show('ways');
      return () => ways.restore(before);
    }
  }
}
