import type { specialisationIds } from '../../../rules/usb/ids.ts';
import type { ChapterTexts } from '../../types.ts';

export const texts = {
  'USB-SPEC-01': {
    title: 'Specializációk vásárlása',
    text: 'Bármely egységnek, szörnynek, gépnek vagy hősnek annyi lehet, amennyit megfizetsz, az egész egységnek ugyanaz; az angol szöveg kihagyja, ki vehet, ezért az app a lengyelt követi. A hirtelen támadás, a repülők, a törhetetlen, a rajtaütés és az önmegsemmisítés figuránként 10 pont, szörnynek, gépnek vagy hősnek 20. A mérnökök, a vadász, a füst, az áldott, a bátor, a beszivárgás és az álcázás figuránként 3, illetve 5 pont. A hős és a hátasa külön vesz magának.',
    words: 'képességek ár költség különleges szabályok fejlesztés ára',
  },
  'USB-SPEC-02': {
    title: 'Hirtelen támadás',
    text: 'Az egység nem az asztalon kezd. Amikor aktiválod, tegyél próbát a védelmére: ha sikerül, tedd fel bárhová az asztalra, máris aktiváltnak és beásottnak számít. Ha nem, az app elhasználtnak veszi az aktiválást, az egység pedig a következő fordulóban újra próbálkozik; ha sosem érkezik meg, nem számít veszteségnek.',
    words: 'lesből deszant teleport érkezés tartalék ejtőernyő ledob',
  },
  'USB-SPEC-03': {
    title: 'Repülők',
    text: 'Az egység +2" mozgást kap, nem törődik a terep mozgásmódosítóival, és átrepülhet ellenséges egységek fölött. Az appban így az út +3"-ét sem kapja meg, és a veszélyes terep, amely fölött átrepül, nem okoz neki találatot.',
    words: 'repülés szárny hátirakéta légi rakétahát',
  },
  'USB-SPEC-04': {
    title: 'Rajtaütés',
    text: 'Az az egység, amely nem a saját felállítási sávjában kezdett, már akkor rohamozhat, amikor tartalékból vagy hirtelen támadással az asztalra kerül, ha a célpontot egy másik baráti egység látja. Az appban tartalék csak forgatókönyvből van, a beszivárgás nem érkezés, és a roham akkor is szabad, ha a hirtelen támadás után az egység már aktiváltnak számít.',
    words: 'roham érkezéskor tartalék deszant érkezve',
  },
  'USB-SPEC-05': {
    title: 'Mérnökök',
    text: 'Akit a mérnökök támadnak, annak semmi haszna a terepből. Az appban minden elvész: a takarás −1-e, a romok +1 védelme, a terep adta beásás a reakció jogával együtt, és a saját +1 célzás is, amikor reakcióból lő vagy visszaüt; aki akcióval ásta be magát, az beásott marad.',
    words: 'utászok fedezék semmibe vesz terepbónusz utász',
  },
  'USB-SPEC-06': {
    title: 'Vadász',
    text: 'A figurákat semmilyen terep nem lassítja: nem vonatkozik rájuk sem a fél sebesség, sem az 5"-es határ. Az appban a veszélyes terep őket is eltalálja.',
    words: 'felderítő nyomolvasó nehéz terep mozgás mocsár',
  },
  'USB-SPEC-07': {
    title: 'Füst',
    text: 'Lövés helyett tegyél le legfeljebb 6"-re egy 3" átmérőjű jelzőt. Eltakarja a rálátást. A következő forduló elején dobj 1k6-tal: 4+ esetén a füst eloszlik; az appban ez minden további fordulóban megismétlődik, amíg el nem oszlik. A hős hatalomponttal módosíthatja ezt a dobást; az angol szöveg ezt összekeveri, az app a lengyelt követi.',
    words: 'füstgránát jelző köd takarás',
  },
  'USB-SPEC-08': {
    title: 'Áldott',
    text: 'Játékonként egyszer az egység újradobja egy dobás nem kívánt kockáit, a többit megtartja: ha 20 támadásból 2 talált, a maradék 18 kockát újradobhatja. Az appban egy dobás egy fegyver dobása egy ütéskörben vagy lövéskor; az újradobás joga a katonáké, amíg bármelyikük él, utána a hozzájuk csatlakozott hősé.',
    words: 'újradobás egyszer szerencse istenek újradob',
  },
  'USB-SPEC-09': {
    title: 'Bátor',
    text: 'Az egység +1-et kap a harci szellem dobásaira: 4+ védelemmel 3+ kell neki. Az appban ez akkor is segít, amikor a megrendülésből vagy a pánikból próbál kilábalni.',
    words: 'bátorság morál bónusz rettenthetetlen',
  },
  'USB-SPEC-10': {
    title: 'Álcázás',
    text: 'Aki az egységre lő, −1-et kap a célzására. Közelharcban nem ér semmit. Az appban az egységhez csatlakozott hősnek is kell álcázás, különben egyikük sem veszi hasznát.',
    words: 'rejtett terepszín lövés levonás nehezebb eltalálni',
  },
} satisfies ChapterTexts<(typeof specialisationIds)[number]>;
