import type { fieldIds } from '../../../rules/usb/ids.ts';
import type { ChapterTexts } from '../../types.ts';

export const texts = {
  'USB-FIELD-01': {
    title: 'Mennyi terep kell?',
    text: 'Az asztal kerületének minden lábára legalább egy tereptárgy: 2×2 lábas asztalra 8, 3×3 lábasra 12. Városban legyen több, nyílt mezőn kevesebb; a Holdon akár egy sem.',
    words: 'tereptárgyak száma csatatér asztal minimum tereptárgy',
  },
  'USB-DEP-01': {
    title: 'Felállítási sáv',
    text: 'A felek egymással szemben állnak fel, ki-ki olyan mély sávban, mint az asztal hosszának ¼-e: 24"-ből 6", 36"-ből 9", 48"-ből 12". A szöveg 2×2 lábas asztalra 12"-et ad meg, mert 48"-nek veszi; 2 láb viszont 24", ezért az app 6"-et mond. A hossz az egyik fél szélétől a másikéig tart.',
    words: 'mélység negyed asztalszél felállás zóna mély',
  },
  'USB-DEP-02': {
    title: 'Az egységek felállítása',
    text: 'A játékosok felváltva, egyesével teszik fel az asztalra az egységeiket; kockadobás dönti el, ki kezdi.',
    words: 'letenni sorrend felváltva első rak előbb',
  },
  'USB-DEP-03': {
    title: 'Titkos felállítás',
    text: 'Választható szabály. Figurák helyett tegyetek le lefelé fordított lapokat, amelyek előlapján ott áll, melyik egységről van szó. Ha mindketten mindet letettétek, cseréljétek ki őket az egységekre.',
    words: 'rejtett kártyák lefordított lapok titok letakart lap',
  },
  'USB-DEP-04': {
    title: 'Titok, amíg nem látszik',
    text: 'Választható, a titkos felállításhoz. Minden lap addig maradjon az asztalon, amíg az ellenfél meg nem látja, és csak akkor cseréljétek az egységre.',
    words: 'rejtett kártyák felfedés rálátás kiegészítés felfedni',
  },
  'USB-DEP-05': {
    title: 'Beszivárgás',
    text: 'Az egység az összes többi után kerül fel az asztalra, az ellenfél felállítási sávján kívül bárhová. Ha mindkét félnek van ilyen egysége, felváltva teszitek fel őket; kockadobás dönti el, ki kezdi.',
    words: 'beszivárgók felderítők felállítás utoljára felderítő',
  },
  'USB-VIC-01': {
    title: 'Találkozó csata',
    text: 'A csata 5 fordulóig tart, és az győz, aki kevesebb aktiválást vesztett; a hős 2-nek számít. Az appban egyenlő veszteségnél döntetlen, és ha a hős azzal az egységgel vész el, amelyhez csatlakozott, az együtt 3.',
    words: 'győzelem döntetlen forgatókönyv játékhossz nyerni vége forduló',
  },
} satisfies ChapterTexts<(typeof fieldIds)[number]>;
