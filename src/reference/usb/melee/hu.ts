import type { meleeIds } from '../../../rules/usb/ids.ts';
import type { ChapterTexts } from '../../types.ts';

export const texts = {
  'USB-MELEE-01': {
    title: 'Ki éri el az ellenséget rohamban?',
    text: 'Ha az egység egy figurája látja az ellenséget, és elég közel van a rohamhoz, akkor az egész egység rohamozhat. Egyszerre csak egy egységet lehet megrohamozni. A távolság a roham mozgása: 10", módosítva mindazzal, ami a mozgást módosítja.',
    words: 'roham hatótávja rálátás távolság egy célpont messze',
  },
  'USB-MELEE-02': {
    title: 'Kit rohamozhat meg az egység?',
    text: 'Az egység csak a legközelebbi ellenséges aktiválást rohamozhatja meg. Ha hős van az egységben, bármelyik ellenséges egységet. Az app, ahogy a lövésnél, csak azokat az ellenségeket nézi, akiket egyáltalán szabad megtámadni, és a magányos hős is szabadon választ; ha mindig a szó szerint legközelebbit kell megrohamozni, az házi szabály.',
    words: 'roham célpontja legközelebbi ellenség választás hős célpont',
  },
  'USB-MELEE-03': {
    title: 'Érintkezésbe lépés',
    text: 'A reakció után a lehető legtöbb rohamozó figura odalép az ellenség talapzatához. Mielőtt a megrohamozott egység visszaütne, a játékosa ugyanígy odatolja minden figuráját a támadó talapzataihoz.',
    words: 'kontaktus talapzat összeér felzárkózás odatol talp érintés',
  },
  'USB-MELEE-04': {
    title: 'Hány kocka jár a közelharchoz?',
    text: 'Az egység minden figurája annyi kockával dob, amennyi a kezdeményezése, nem csak az érintkezők. Az egység minden közelharci fegyverével üthet; a szörny vagy gép minden fegyvere a kezdeményezés összes kockáját megkapja. Az angol szöveg „any” szava egyetlen fegyvert is jelenthet; az app a lengyelt követi: mindegyiket.',
    words: 'ütések száma támadások második sor fegyverek közelharcban',
  },
  'USB-MELEE-05': {
    title: 'Találat és védés közelharcban',
    text: 'Minden kocka egy célzáspróba, és minden találatot ki lehet védeni egy védelempróbával. A rohamozó egység egyszer újradobja a találatdobása 1-eseit, lovassági fegyvere pedig +1 célzást ad, és −1-et az ellenség védelmére. A nehéz fegyver −2-t ad az ellenség védelmére, a szörnyek és gépek igen nehéz fegyvere −3-at. A takarás, a beásás, az alakzat, a megrendülés, a pánik és a fáradtság úgy számít, mint lövésnél, az álcázás nem. A lekötött harc további köreiben a roham és a terep semmit sem ad.',
    words: 'találatdobás mentődobás lándzsa kétkezes kard módosítók roham bónusz',
  },
  'USB-MELEE-06': {
    title: 'Visszaütés',
    text: 'Ha a roham veszteségei lekerültek az asztalról, a megrohamozott egység minden életben maradt figurája visszaüthet. A találataikat a rohamozó a szokott módon védheti ki.',
    words: 'visszavágás viszonzás válaszcsapás védekező ütései',
  },
  'USB-MELEE-07': {
    title: 'Szálfegyver',
    text: 'A megrohamozott szálfegyveres egység a rohamozóval egyszerre üt, mielőtt a saját veszteségei lekerülnének. Ára figuránként 3 pont, szörnynek vagy gépnek 5.',
    words: 'lándzsa pika alabárd egyszerre dárda',
  },
  'USB-MELEE-08': {
    title: 'Pajzs közelharcban',
    text: 'Közelharcban a sikertelen védelempróbákat egyszer újra lehet dobni. Amelyik egység ezt megteszi, az abban a harcban nem üthet vissza; amelyik már ütött, például a rohamozó, az semmit sem veszít. Az angol szövegben „return” (visszatér) áll; az app a lengyelt követi, vagyis visszaütést ért rajta. A pajzs ára figuránként 3 pont. A szörnyeké és gépeké 10, és nem tiltja a visszaütést. Ha az egységnek szálfegyvere is van, még az első dobás előtt kell választani.',
    words: 'védelem újradobás energiapajzs nem üt vissza újradob',
  },
  'USB-MELEE-09': {
    title: 'Vezetők',
    text: 'A vezetők ára egységenként +30 pont, egyszer, bármekkora az egység. Az egység +1"-et kap a mozgására, és a forduló első közelharcában újradobja a találatdobás 1-eseit. Rohamban az 1-eseket amúgy is újradobod; egy kockát sem szabad kétszer. Az appban a gyalogság, a nehézgyalogság és a lovasság egységei kaphatnak vezetőket.',
    words: 'őrmester zászló zenész parancsnok újradobás egyesek vezető főnök ára',
  },
  'USB-MELEE-10': {
    title: 'Letiprás',
    text: 'Rohamban a szörny vagy gép annyi automatikus találatot okoz pluszban, amennyi a növekedése, 6-os növekedésnél 6-ot. Ezeket a szokott módon lehet kivédeni, a fegyverei ezt nem nehezítik.',
    words: 'öklelés elgázol nekimegy jármű szörny automatikus találat tank',
  },
  'USB-MELEE-11': {
    title: 'Önmegsemmisítés',
    text: 'Az ilyen specializációjú egység közelharcban támadás helyett felrobbanthatja magát. Automatikus találatokat okoz, minden megmaradt állhatatosságpontja után 2-t, és elpusztul; az ellenség a szokott módon védhet. 3 ponttal ez 6 találat. Az egység elveszettnek számít, és ha semmi sem marad belőle, az app nem számolja ki az összecsapás eredményét.',
    words: 'öngyilkos bomba robbanás kamikaze felrobbant specializáció',
  },
  'USB-MELEE-12': {
    title: 'Lekötve',
    text: 'Ha a pontok különbsége 0 vagy 1, az egységek lekötve maradnak. Bármelyikük következő aktiválása kötelezően ennek a harcnak az új köre, roham- és terepbónusz nélkül, akkor is, ha az egység pánikol. Az angol szövegből kimaradt, hogy kötelező; az app a lengyelt követi. Lekötött harcba senki sem lőhet: erről a szöveg hallgat, az appban tehát tilos, hacsak másban meg nem egyeztek.',
    words: 'összeakadás összeakadt harc folytatódik lövés a harcolókra döntetlen elszakad beragad',
  },
  'USB-MELEE-13': {
    title: 'A közelharc lépései',
    text: 'A rohamozó megnevezi a célpontját. A megrohamozott egység reagál, ha szabad; a túl sokat vesztett roham megáll. A rohamozók odalépnek és ütnek, az ellenség véd, és leveszi a veszteségeit. Aztán felzárkózik és visszaüt. A végén számoljátok ki az összecsapás eredményét, és jön a harci szellem próbája. Szálfegyvernél és párbajban a két fél egyszerre üt.',
    words: 'sorrend menete szakaszok roham fázis zajlik',
  },
  'USB-REACT-01': {
    title: 'Ki reagálhat a rohamra?',
    text: 'A megrohamozott egység akkor reagálhat, ha ebben a fordulóban még nem aktiválták. A beásott egység az aktiválása után is reagálhat. A reakció nem veszi el az aktiválást, de a reakcióból leadott lövés a fáradtságnál harcnak számít.',
    words: 'reakció válasz megrohamozott aktivált beásott visszalőni rohamozóra',
  },
  'USB-REACT-02': {
    title: 'Reakciók a rohamra',
    text: 'Válassz egyet: mozgás 3"-et; vagy lövés, ha a rohamozó 5"-nél messzebb van; vagy beásás. A már korábban beásott egység bármilyen távolságból lőhet, de nem mozdulhat.',
    words: 'reakció lövés rohamozóra kitérés menekülés beásás választás reagálni rám rohannak csinálhatok',
  },
  'USB-REACT-03': {
    title: 'Megtört roham',
    text: 'Ha a rohamozó a roham során elveszti a kezdeti állhatatosságának legalább 25%-át, félúton megáll, és nincs közelharc. 8 pontnál ez 2. Az app azt számolja, ami ebben a rohamban veszett el: a reakciótól, veszélyes terepen, mászás közben.',
    words: 'sikertelen megáll negyede veszteség félút megállítani',
  },
} satisfies ChapterTexts<(typeof meleeIds)[number]>;
