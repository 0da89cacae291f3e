import { describe, expect, it } from 'vitest';
import { createProfileForm, newProfile, newWeapon } from '../../../src/brikwars/units/form-model.ts';
import type { Profile } from '../../../src/rules/brikwars/units/profile.ts';
import type { SavedProfile } from '../../../src/storage/units/profiles.ts';

async function open(stored = new Map<string, string>()) {
  const kept: (readonly [string | undefined, Profile])[] = [];
  const form = createProfileForm(
    { load: async (place) => stored.get(place), save: (place, query) => void stored.set(place, query) },
    {
      save(profile): SavedProfile {
        kept.push([undefined, profile]);
        return { ...profile, id: 'new' };
      },
      change: (id, profile) => void kept.push([id, profile]),
      changeLine: async ({ army, line }, profile) => void kept.push([`${army}.${line}`, profile]),
    },
    'profile',
  );
  await form.arrived;
  return { form, kept, stored };
}

describe('brikwars/units/form-model', () => {
  it('brikwars/units/form-model says what is wrong only after saving was tried, and keeps everything entered', async () => {
    const { form, kept } = await open();
    form.start(newProfile);
    form.change({ skill: '1z6', cost: 'x' });
    form.changeWeapon(0, { ...newWeapon, damage: '?' });
    expect(form.form.value?.tried).toBe(false);
    expect(form.save()).toBeUndefined();
    expect(form.form.value).toMatchObject({
      tried: true,
      entered: { skill: '1z6', cost: 'x', weapons: [{ damage: '?' }] },
    });
    expect(form.issues.value.map(({ path }) => path.join('.'))).toEqual([
      'name',
      'skill',
      'weapons.0.damage',
      'cost',
    ]);
    form.change({ name: 'Jarl', skill: '1d6', cost: '' });
    form.changeWeapon(0, 'heavy');
    expect(form.issues.value).toEqual([]);
    expect(form.save()).toMatchObject({ name: 'Jarl', weapons: ['heavy'] });
    expect(form.form.value).toBeUndefined();
    expect(kept).toEqual([[undefined, { ...newProfile, name: 'Jarl', weapons: ['heavy'] }]]);
  });

  it('BW-UNIT-05 state/profile-form a price follows the weapons until the player types one, and can follow them again', async () => {
    const { form, kept } = await open();
    const line = { army: 'a', line: 'l' };
    // A line of an army says what its unit costs: that is the price of the rules, which nobody typed.
    form.start({ ...newProfile, name: 'Jarl', weapons: [], cost: 4 }, { of: line });
    expect(form.form.value?.entered.cost).toBe('');
    form.changeWeapon(0, 'heavy');
    form.changeWeapon(1, 'shield');
    expect(form.price.value).toMatchObject({ whole: true, known: 8 });
    expect(form.save()).not.toHaveProperty('cost');
    form.start({ ...newProfile, name: 'Jarl', weapons: ['heavy', 'shield'], cost: 6 }, { of: line });
    expect(form.form.value?.entered.cost).toBe('6');
    form.changeWeapon(1, undefined);
    expect(form.save()).toMatchObject({ cost: 6 });
    form.start({ ...newProfile, name: 'Jarl', weapons: ['heavy', 'shield'], cost: 6 }, { of: line });
    form.change({ cost: '' });
    expect(form.save()).not.toHaveProperty('cost');
    expect(kept.map(([, { cost }]) => cost)).toEqual([undefined, 6, undefined]);
  });

  it('brikwars/units/form-model half entered it survives a reload', async () => {
    const one = await open();
    one.form.start(newProfile, { id: 'a' });
    one.form.change({ name: 'Jar', armor: '1d' });
    const two = await open(one.stored);
    expect(two.form.form.value).toEqual(one.form.form.value);
    two.form.stop();
    expect((await open(one.stored)).form.form.value).toBeUndefined();
  });

  it('brikwars/units/form-model one that was kept already is changed', async () => {
    const { form, kept } = await open();
    form.start({ ...newProfile, name: 'Jarl' }, { id: 'a' });
    form.change({ move: 7 });
    expect(form.save()).toMatchObject({ move: 7 });
    expect(kept).toEqual([['a', { ...newProfile, name: 'Jarl', move: 7 }]]);
  });

  it('brikwars/units/form-model the values of an army’s line go back to it, also after a reload', async () => {
    const one = await open();
    one.form.start({ ...newProfile, name: 'Jarl' }, { of: { army: 'a', line: 'l' } });
    const { form, kept } = await open(one.stored);
    form.change({ move: 7 });
    expect(form.save()).toMatchObject({ move: 7 });
    expect(kept).toEqual([['a.l', { ...newProfile, name: 'Jarl', move: 7 }]]);
    expect(form.form.value).toBeUndefined();
  });

  it('brikwars/units/form-model opened again for the same unit it goes on, for another it starts again', async () => {
    const { form } = await open();
    form.resume(newProfile);
    form.change({ name: 'Jarl' });
    form.resume({ ...newProfile, move: 9 });
    expect(form.form.value?.entered.name).toBe('Jarl');
    form.resume({ ...newProfile, skill: '1d10' });
    expect(form.form.value?.entered.name).toBe('');
    form.resume(newProfile, { army: 'a', line: 'l' });
    form.change({ name: 'King', weapons: [] });
    form.resume(newProfile, { army: 'a', line: 'l' });
    expect(form.form.value?.entered).toMatchObject({ name: 'King', weapons: [] });
    form.resume(newProfile, { army: 'a', line: 'm' });
    expect(form.form.value?.entered.name).toBe('');
  });

  it('brikwars/units/form-model weapons come and go by their place', async () => {
    const { form } = await open();
    form.start(newProfile);
    form.changeWeapon(1, 'shield');
    expect(form.form.value?.entered.weapons).toEqual(['hand', 'shield']);
    form.changeWeapon(0, undefined);
    expect(form.form.value?.entered.weapons).toEqual(['shield']);
    form.changeWeapon(5, 'hand');
    expect(form.form.value?.entered.weapons).toEqual(['shield', 'hand']);
  });

  it('BW-UNIT-05 the price follows every change', async () => {
    const { form } = await open();
    form.start(newProfile);
    expect(form.price.value).toMatchObject({ unit: 'minifig', known: 6, whole: true });
    form.changeWeapon(0, newWeapon);
    expect(form.price.value).toMatchObject({ known: 4, whole: false, unpriced: [0] });
    form.change({ skill: 'nonsense' });
    expect(form.price.value).toMatchObject({ known: 0, whole: false });
  });

  it('brikwars/units/form-model what is taken is kept nowhere, under its own name or the one it is called by', async () => {
    const { form, kept } = await open();
    form.start(newProfile);
    expect(form.take('Minifig: Hand')).toMatchObject({ name: 'Minifig: Hand' });
    expect([form.form.value, kept]).toEqual([undefined, []]);
    form.start({ ...newProfile, name: 'Jarl', training: { specialties: ['pilot'] } });
    form.change({ cost: 'x' });
    expect(form.take()).toBeUndefined();
    form.change({ cost: '' });
    expect(form.take('Minifig')).toMatchObject({ name: 'Jarl', training: { specialties: ['pilot'] } });
  });

  it('brikwars/units/form-model nothing is changed or saved where no profile is being entered', async () => {
    const { form, kept } = await open();
    form.change({ name: 'x' });
    expect(form.save()).toBeUndefined();
    expect([form.form.value, form.price.value, kept]).toEqual([undefined, undefined, []]);
  });
});
