import type { diceIds } from '../../../rules/brikwars/ids.ts';
import type { ChapterTexts } from '../../types.ts';

type Id = (typeof diceIds)[number];

export const texts = {
  'BW-DICE-01': {
    title: 'A dobás jelölése',
    text: 'A 2k6+1 azt jelenti: dobj két hatoldalú kockával, add össze őket, és adj hozzá 1-et. Elöl a kockák száma áll (ha hiányzik, egy kocka), utána az oldalaké; plusszal vagy mínusszal több csoport is összefűzhető, például 1k10+2k6-1. A BrikWars szinte mindenhez k6-ot használ, k10-et csak a legerősebb egységekhez és fegyverekhez; a QuikWars kizárólag k6-ot. A k helyett írt d betű ugyanazt jelenti.',
    words: 'dobókocka oldal módosító állandó képlet kockajelölés',
  },
  'BW-DICE-02': {
    title: 'Ha nincs kéznél k10',
    text: 'Ha nincs k10, dobj helyette 2k6-2-t; az eredmény 0 és 10 közé esik. Az esélyek nem ugyanazok, de ezt a szabályok elfogadják. A lengyel szöveg nem említi ezt a cserét.',
    words: 'tízoldalú kocka hiányzik pótlás helyettesítés két kocka',
  },
  'BW-DICE-03': {
    title: 'Nullánál nincs kevesebb',
    text: 'Egyetlen dobás végeredménye sem lehet 0 alatt, bármekkora a levonás: add össze a kockákat, a bónuszkockákat és a módosítókat, és ha az összeg negatív, 0-nak számít.',
    words: 'legkisebb eredmény minimum negatív levonás összeg mínusz',
  },
  'BW-DICE-04': {
    title: 'Kritikus kudarc',
    text: 'Ha a dobás minden kockája 1-est mutat, az kritikus kudarc: a próbálkozás akkor sem sikerül, ha az összeg elég lenne. Csak az először dobott kockák számítanak, a bónuszkockák nem. Az app alapból az ügyesség-, a hárító- és a sebzésdobásra alkalmazza, a páncéldobásra nem; ez átkapcsolható.',
    words: 'hiba egyes csupa egyes automatikus melléfogás balsiker két balsors balszerencse rontás',
  },
  'BW-DICE-05': {
    title: 'Kritikus siker és bónuszkocka',
    text: 'Minden kocka, amely a legmagasabb értékét mutatja (k6-on 6, k10-en 10), bónuszkockát ad ugyanahhoz a dobáshoz; ha a bónuszkocka is a legmagasabbat mutatja, jár még egy, korlát nélkül. 2005-ös szabálykönyv: a bónuszkocka mindig k6, k10 után is. Lengyel szöveg: ugyanazzal a kockával dobsz még egyszer, és hozzáadod, tehát k10 után k10 jár.',
    words: 'hatos robbanó kocka krit plusz kocka nyílt végű hatosért tízes',
  },
  'BW-DICE-06': {
    title: 'Lemondás a bónuszkockáról',
    text: 'A kiérdemelt bónuszkockával nem kötelező dobni. Az app dob vele, amíg ki nem kapcsolod. Ha a támadó hárításra számít, a támadódobásnál érdemes élnie vele: a hárításnak az ő összegét kell elérnie.',
    words: 'nem kötelező elhagyás kihagyás kritikus siker választható muszáj visszautasít',
  },
  'BW-DICE-07': {
    title: 'Az állandó egyszer számít',
    text: 'Az olyan dobásnál, mint az 1k6+2, a +2 csak egyszer jár, akárhány bónuszkockát hoz a 6. Példa: 6, majd a bónuszkockán 4: 6+4+2 = 12.',
    words: 'módosító plusz hozzáadás nehézfegyver bónuszkocka',
  },
  'BW-DICE-08': {
    title: 'Kockák a QuikWarsban',
    text: 'A QuikWars kizárólag k6-tal dob. Minden 6-os bónuszkockát ér, és azon egy újabb 6-os még egyet. Nincs kritikus kudarc, és nincs módosító: csak a kockák száma változik.',
    words: 'quickwars gyors játék egyszerű szabályok hatos hatosok',
  },
  'BW-DICE-09': {
    title: 'Bónuszkockák későbbre hagyva',
    text: 'Ha egyszerre sok sebzésdobás fekszik az asztalon, hagyd őket úgy, ahogy estek, és a bónuszkockákkal csak akkor dobj, amikor az adott dobást egy egységre alkalmazod. Így felszabadulnak a kockák a következőkhöz. Az esélyek nem változnak.',
    words: 'kockahalom sok sebzés osztag halasztás később',
  },
  'BWC-63': {
    title: 'Mennyi lett a szerencsés dobás a k0-val?',
    text: 'A szabálykönyv egyik tréfás képaláírása 86-ot ír, de az összeadott számok csak 80-at tesznek ki; valószínűleg kimaradt egy 6-os. A szabályokban semmi sem függ tőle.',
    words: 'tréfa képaláírás nulla kocka hiba összeg',
  },
} satisfies ChapterTexts<Id>;
