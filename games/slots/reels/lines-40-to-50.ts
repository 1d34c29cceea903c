import type { Machinery } from '../model.ts'

export const linesFrom40To50Reels: Readonly<Record<string, Machinery>> = {
  'lines-40-low': {
    reels: {
      draws: 'strip',
      base: [
        'cfgbbdefgcefaaigbbdfgedcfgeaagfdcebgfdcegfgeda',
        'egcfdaaegfdceigcgfbbedehhgdfcgefdgcaefdgcfeghhdbb',
        'degfcgefdgfcbbeghhfdecaafgegfbbdcfghhiedgfceaagfb',
        'edgefaacdgfcgedbbfghhfedcegiafcdgefhhgcbbdfgecfg',
        'idfegdcbbgfeaagcfedgfdeghhcfgedaagfcegfbbgdafcgehh',
      ],
    },
  },
  'lines-40-high': {
    reels: {
      draws: 'strip',
      base: [
        'idhkbiefghigdfhceiagfheidbhfgilllehfgdiechfibghigefdhillaefghc',
        'khfgiehdibcglllefihgbiedchgfjighkedifchbigedfcahgillleighfbeijcgd',
        'bdhgigfacehifgjhllliebdghckifghfideagchijfebdighfkihgclllief',
        'jbdigfechagifdhelllibfhgkcieahjgfdiecfghiehibjgfdlllhfeciahgeifh',
        'idbfghcglllaeifhibgehdfcikjgfhecigabdihfellghficbhejigfdhgfcie',
      ],
      free: [
        'hcbfdaigefhighfcebidhagfibhefgdhicafghiekcdhfbgihgife',
        'ekigfhigjdbfhiehagcifdhgeihfikhcdgaebighfjeihfagcdhibh',
        'aghdebifhjkcfgiedhaigfbhdifcgekhidfgaebhdifjgheibfhdicgf',
        'ifjhaeigcdbfhgieihcfgdejigbhedifgkhicbgfhjeidgeihbgfceihdg',
        'gfhaiedfghibgcjfhedgikhefcgbhaifdgihefdgjhibefghcigdfieh',
      ],
    },
    hold: {
      oneIn: 18,
      values: [
        [40, 70],
        [80, 30],
        [160, 15],
        [320, 6],
        [600, 3],
        [2000, 1],
      ],
      full: 40000,
    },
  },
  'lines-50-medium': {
    reels: {
      draws: 'strip',
      base: [
        'bhfdcghfecdgbhedcfghjehaafdgchgbfdehgcbdahfecghdfge',
        'jhgdfcehbaagfedhiiifgdebhcgfdhjfeacghefbdghfdhgefbdchgef',
        'fheciiibgfdheaagcfhbedghcefdghecaafhibdgfechgfaedgchj',
        'jhegfdbhfcaagdehhgefdciiibghfjhedgbhcefdghaefghbfdhcgei',
        'hcdgfbehfcgdhaafgediiibfhgchedgfcbhgefaahdfcgehjbfgdhgaef',
      ],
    },
  },
  'lines-50-high': {
    reels: {
      draws: 'strip',
      base: [
        'mdgifehbbghicfedihfgihdefaaacghiedgfhbbihfedgihcefih',
        'egcihdefigkfcheibbdaaaghimfegcihfgdeigcefihadgbhiemfcigjfh',
        'gifhcibbdhegaaihgfdeihclgmfidhgeicfheidghkcfdgibhegjifchde',
        'kgleifhgcdiehaaagfmdcbbigjfheidcfehgidfhgecihgdfeibbghmcdehfi',
        'hgecifdhgcifehidkgbbaaafcihgehifgcdiehajhfigcdibbhmefgi',
      ],
      free: [
        'gifdhcigfhiegfcbbhdaaigefihcgiedfhigfbbhechfigmdcihfe',
        'fkdhgmeaajichgfbbdiecfhidgehmifkcdebbhgicfdegiheifdhcgbei',
        'kgaahidcfeihfgdehigbbcfhiekgfdmhihegjcfidhilfgebhdgcifhe',
        'hkbbiehfgifdheigbbfchemaaagfdhihefgkicbhjdigfmehlfigehfcd',
        'bbdekfhgaaaclihfgjeidhciefbbgdhigfekimhadcgebhifdgifeghi',
      ],
    },
  },
}
