import type { Machinery } from '../model.ts'

export const linesFrom20To30Reels: Readonly<Record<string, Machinery>> = {
  'lines-20-low': {
    reels: {
      draws: 'strip',
      base: [
        'eadhcgfbhedjgahcfebfagdhechgfdaechfgbdehafcg',
        'fgebidhcafeghcgiedfbhafghecdegfhajfighbedchfgeh',
        'hgbcfhadegihfdcagehgfbehigadcfehgbfaghjdichfeag',
        'dhcibgfjeahdcbgfhaiegcdfbeaghdcfbighedcagfhbaeg',
        'dbehafjigcdfehacbghdfegcdbafehigchdfagcbfedhgc',
      ],
    },
  },
  'lines-20-medium': {
    reels: {
      draws: 'strip',
      base: [
        'ejfghcbeadfhgcehgdbefhagecfbghdehafcgedbghca',
        'bafdejhigcefdbhgfecdhfgejbhdfigehaebfcdghefgh',
        'fhegcdbhfgiehgjbfhcedghaifehdfbgehcgabhf',
        'fecjhidgahefbcgefhdjghbceifgdahgbehcfdehgfacebdhg',
        'afghedigjbhfgcehfdghdegacfhgeibgfhdgecdh',
      ],
    },
  },
  'lines-20-high': {
    reels: {
      draws: 'strip',
      base: [
        'egbhifceghdibfghmeifagfdehcgbifghbeifdhicgf',
        'kjfachifgemhbidgfhegacifdhgfhiehfgmibehadgfigh',
        'iefghlfidhbkefmagichdfgeibhfjagedhifhgabecfidh',
        'jaigehfigbhfcdeilmhgbfcihgfheigdbfkhcmiefgdhbchf',
        'cdibafmgheidgkcfiehgdbchaifgheibgfadhcgifegh',
      ],
      free: [
        'ghdifbagefdhigcbfehigadfemihgfdbcgaeidfhgifheb',
        'hbidmaefchgikfdeihgichlmfegadihbfeicghdifahecfgdi',
        'mkghfibdeihgceifdgabhigfdkjhecilgfiebghaidgchfie',
        'kedghibhfaiegmhjgidfclehibfgeahdigmefhgibfheaigfc',
        'lmgihbefdhcigkjaihdgfhbieafgcihdgeihfihdgbfchaei',
      ],
    },
  },
  'lines-25-medium': {
    reels: {
      draws: 'strip',
      base: [
        'fbghcedgfhbaefjjjdhgfcbghdefbgcahdefjjghfde',
        'gajjjdfehcgbfehghacedfgihecbgfhjjgehcdefgbhi',
        'fhgiaedfchgbjjjedhfigchefghadfceghifbcadgehjjhfcgde',
        'acfehgdhfegadcjjjhgihfdbhagecfhgdajjeicghfdbhg',
        'hcabfdhiejjjgfhcgedfbhafcdegbhfigdfheabjjcgfd',
      ],
    },
    hold: {
      oneIn: 17,
      values: [
        [25, 60],
        [50, 20],
        [75, 10],
        [125, 6],
        [250, 3],
        [500, 1],
      ],
      full: 10000,
    },
  },
  'lines-25-high': {
    reels: {
      draws: 'strip',
      base: [
        'gceifhigdefhgicgbfhidagefhigbhicefgdgkfih',
        'igfidgehbakfigehdfgcifhedighfkjigdefhigfcdhe',
        'ecfgihdkigfhijaehighdifecgbhikfjhgideihgfih',
        'hgaifdghifekghfiedjighifbcegafdighefihgikcfdjei',
        'gcihfdigehijgbfdeacihgkfdiegihgfbcheidgfhiaeb',
      ],
      free: [
        'ikfhgecaighefdgihcbeigfahdegicgfihaebgfidhecg',
        'cfgiahgeidfbcigjhkfgeaicfhdgihfigbcegfdihkagfeihd',
        'cegjihgfiadkbhefgigihadgjcfhiebkghifdgeihagifdh',
        'kgafhcgifehdifgaecdijhbgfikchgfdeihgifachegdijfgheid',
        'afhceigfdikhegbfghciehbdfigcheigfdheighcfebgijhd',
      ],
    },
  },
  'lines-30-medium': {
    reels: {
      draws: 'strip',
      base: [
        'chgadhcefghdagecbfhdghfaegchedghbcfakdeghf',
        'fhgdafechgdbkhjafdceghgafhdbhecgkfidahgech',
        'dgcekhfbcehgdahfgcbefhdigcfahejgdhcfbgehfia',
        'higcfhdkebgjfhaechfbgdfcheagfbhkgcehfhdbgecf',
        'hdfchebgfdabhefghcdjheigfbahdcegbfhkehcga',
      ],
    },
  },
}
