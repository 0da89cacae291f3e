import { describe, expect, it } from 'vitest';
import {
  type CastleQuestionLoaders,
  castleQuestions,
  createCastleQuestionsModel,
  waysAddress,
} from '../../../src/castle/questions/model.ts';
import type { Services } from '../../../src/platform/services.ts';
import { fakeServices } from '../../support/fake-services.ts';

function open(hash: string) {
  const services = fakeServices(hash);
  const asked: string[] = [];
  const loaders = Object.fromEntries(
    castleQuestions.map((question) => [
      question,
      async () => {
        asked.push(question);
        return question;
      },
    ]),
  );
  const model = createCastleQuestionsModel(
    // It looks at the address only.
    services as unknown as Services,
    loaders as unknown as CastleQuestionLoaders,
  );
  return { ...services, model, asked };
}

describe('castle/questions/model', () => {
  it('castle/questions/model each question has an address of its own', () => {
    const { model, navigation, history } = open('#/castle/effects');
    expect(model.question.value).toBe('effects');
    navigation.swap(waysAddress);
    expect([model.question.value, history.hash()]).toEqual(['ways', '#/castle/effects/ways']);
    navigation.swap('castle/effects');
    expect([model.question.value, history.hash()]).toEqual(['effects', '#/castle/effects']);
    expect(open('#/castle/effects/ways?v=1').model.question.value).toBe('ways');
  });

  it('castle/questions/model each is built once, when it is first asked', async () => {
    const { model, asked } = open('#/castle/effects');
    expect(asked).toEqual([]);
    await model.load('ways');
    await model.load('ways');
    expect(asked).toEqual(['ways']);
  });
});
