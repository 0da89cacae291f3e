import type { Messages } from '../messages.ts';

export const houserules: Messages['houserules'] = {
  table: {
    bonus: {
      title: 'A kocka legnagyobb értékéért jár',
      values: { d6: 'egy bónusz-k6', same: 'ugyanaz a kocka még egyszer', none: 'semmi' },
    },
    skillCriticalFailure: {
      title: 'Csupa egyes támadásnál vagy hárításnál',
      values: { true: 'mindig kudarc', false: 'rendes eredmény' },
    },
    damageCriticalFailure: {
      title: 'Csupa egyes sebzésdobás',
      values: { zero: 'nem sebez', total: 'rendes eredmény' },
    },
    rangeCriticalFailure: {
      title: 'Csupa egyes hajításnál',
      values: { true: 'a lába elé esik', false: 'rendes eredmény' },
    },
    cumulativeDamage: {
      title: 'Egy kör közelharci sebzése',
      values: { true: 'összeadódik', false: 'ütésenként számít' },
    },
    parryRolled: {
      title: 'A bejelentett hárításra dobni kell',
      values: { 'if-hit': 'csak találat ellen', always: 'mindig' },
    },
    counterAfter: {
      title: 'A védő ellentámad',
      values: { any: 'minden túlélt támadás után', failed: 'csak sikertelen támadás után' },
    },
    parryUntil: {
      title: 'A hárítás bejelenthető',
      values: { 'until-damage': 'a sebzésdobásig', 'before-attack': 'csak a támadódobás előtt' },
    },
    knockedAway: {
      title: 'Kétkezes fegyver elrontott hárításakor kirepül',
      values: { light: 'a kézi- és a rögtönzött fegyver', 'one-handed': 'bármely egykezes fegyver' },
    },
    shoveTargets: { title: 'Ellökhető', values: { any: 'bárki', 'no-bigger': 'aki nem nagyobb' } },
    unarmedParry: {
      title: 'A puszta kéz hárítja',
      values: { unarmed: 'a puszta kezes lökést', 'unarmed-or-shield': 'a puszta kezes és a pajzsos lökést' },
    },
    equalDamage: { title: 'A páncélértékkel egyenlő sebzés', values: { glances: 'lepattan', kills: 'öl' } },
    heavyUse: { title: 'A nehézfegyver kezelési értéke', values: { 3: '3', 4: '4' } },
    randomObjectUse: { title: 'A rögtönzött fegyver kezelési értéke', values: { 2: '2', 3: '3' } },
    automaticHits: {
      title: 'Mozdulatlan, védtelen tárgyra',
      values: { true: 'nem kell dobni', false: 'dobni kell' },
    },
    headOnIgnoresSpeed: {
      title: 'A sebesség, ha egyenesen egymásnak tartanak',
      values: { true: 'nem számít', false: 'számít' },
    },
    largeTarget: {
      title: 'A nagy célpont +1-et ad',
      values: { every: 'minden 2″-ért', 'beyond-first': 'az első után minden 2″-ért' },
    },
    blindCover: {
      title: 'A takarás vaktában lövésnél',
      values: { ignored: 'nem számít', counts: 'a szokott módon számít' },
    },
    heightCap: {
      title: 'Hatótáv magasról',
      values: { Infinity: 'korlát nélkül nő', '5': 'legfeljebb 5″-cel nő' },
    },
    gangPenalty: {
      title: 'Összefogásnál az áldozat ellenlépése −1',
      values: { 'after-first': 'a második támadótól kezdve', each: 'minden támadóért' },
    },
    blastRoll: {
      title: 'A robbanás sebzésére dobunk',
      values: { 'for-all': 'egyszer, mindenkire', 'for-each': 'célpontonként' },
    },
    model: {
      title: 'A rohamot eldönti',
      values: { size: 'a sebesség és a méret', die: 'oldalanként 1k6' },
    },
    addedMove: {
      title: 'A célpont mozgása hozzáadódik',
      values: { towards: 'ha a rohamozó felé jön', 'same-direction': 'ha ugyanarra fut' },
    },
    momentumDice: {
      title: 'A lendületre dobunk',
      values: { each: 'pontonként egy k6-tal', multiplied: 'egy k6-tal, szorozva a pontszámmal' },
    },
    skillRoll: {
      title: 'A rohamfegyverrel',
      values: { weapon: 'a szokott módon el kell találni', none: 'dobás nélkül talál' },
    },
    knockedOver: {
      title: 'Feldöntöttnek számít',
      values: { inch: 'a legalább 1″-et repülő minifigura', base: 'aki a talpánál messzebbre repül' },
    },
    trampling: {
      title: 'A letaposás',
      values: { choice: 'a rohamozón múlik', automatic: 'magától megtörténik' },
    },
    ploughing: {
      title: 'Átgázolás több célponton',
      values: { reduce: 'fogyasztja a lendületet', compare: 'csak összeveti a dobásokat' },
    },
    withinSize: {
      title: 'Ha a roham legfeljebb a vesztes méretével nyer',
      values: { stops: 'érintkezésben megáll', 'runs-on': 'továbbfut' },
    },
    momentumRoll: {
      title: 'Az 1k6-os roham lendületkockái',
      values: { apart: 'külön a sebzésre és a hátralökésre', once: 'egy kocka mindkettőre' },
    },
    smash: {
      title: 'A becsapódás sebzése',
      values: { added: 'hozzáadódik a roham sebzéséhez', alone: 'külön kell összevetni' },
    },
    falls: {
      title: 'A zuhanás',
      values: { height: 'a magasság szerint sebez', none: 'rátok van bízva' },
    },
    combined: {
      title: 'Több rohamozónál összeadódik',
      values: {
        momentum: 'a lendület',
        'momentum-and-damage': 'a lendület és a sebzés',
        damage: 'a sebzés',
      },
    },
  },
  quik: {
    protection: {
      title: 'Pajzs és vért együtt ad',
      values: { 'one-die': 'egy kockát', each: 'egy-egy kockát' },
    },
    double: {
      title: 'A hős dupla támadása',
      values: { 'both-attacks': 'a két támadás kockái', 'doubled-sum': 'egy összeg kétszer' },
    },
    handling: {
      title: 'Tárgyak felvétele mozgás közben',
      values: { any: 'amennyit akar', 'one-act': 'egy tárgy, mozgás helyett' },
    },
    jump: {
      title: 'A 2″-es ugrás mértéke',
      values: { height: 'csak a magasság', distance: 'a magasság és a távolság' },
    },
    crewLimit: {
      title: 'Az ostromfegyvert erősítő kezelők',
      values: { Infinity: 'bármennyien', '3': 'legfeljebb hárman' },
    },
  },
};
