import type { Machinery } from '../model.ts'

export const linesFrom5To10Reels: Readonly<Record<string, Machinery>> = {
  'lines-5-low': {
    reels: {
      draws: 'strip',
      base: [
        'gebdcaffacdebfgcdeafcbedcf',
        'dafbdfecgafcebdfcfeafdbcfce',
        'facefdbcagfdcfeadfcedfcafbegd',
      ],
    },
  },
  'lines-5-medium': {
    reels: {
      draws: 'strip',
      base: [
        'fcaedecfbdfeadfecedfbecfdedb',
        'fcebfdadefchedfbdefdcefgd',
        'bfedecfadebfcefdeafdcedfafcged',
      ],
    },
  },
  'lines-9-low': {
    reels: {
      draws: 'strip',
      base: ['ecdbadecdbecadecbdaefdc', 'cedbfecadeebcadcefecdea', 'ecdaedbcedaebdecdbfed'],
    },
  },
  'lines-9-medium': {
    reels: {
      draws: 'strip',
      base: [
        'hbcgfdaheigfhbcfdgecfghbdgjhefdcabhgfgdfe',
        'heighcadfegbhfdcehgacefdhgiedhfgcjbehafcgd',
        'dbhfgaechgfdbegahdfigejchgbdaefhgidfecahgje',
        'idaeghdfchegfbchdajgifhedgchfdfhcbegfh',
        'hgbjhcgefadfbheighafgebhdcfgahedhfbcghefad',
      ],
    },
  },
  'lines-10-low': {
    reels: {
      draws: 'strip',
      base: [
        'dacgfebdgacfdegcbafdgegcafedbgadfcgbefg',
        'edacgbfhcdeagfbhcfgeadbegchfcegbfadgchefbg',
        'aehfcgdebagdhfcegafegdbceafgchedbfgacedfg',
        'afedgbcfgdeahfcbgahfcgdegbfdcagefhcdgbaefhgc',
        'cfgebgcadfegcfebgdfcgaefcgdebfecgdfgae',
      ],
    },
  },
  'lines-10-medium': {
    reels: {
      draws: 'strip',
      base: [
        'chdfgebajihfcghbefhdgcefaghbchdfaebghf',
        'fgehdfcebahgehdfbcijhfegdgehcbfdhfjgeaichdb',
        'jfheibdhgceahfgbhcedafghefihcahbgdecfhga',
        'afeighgjecdbfhgdhefcagibhjfedgbhcgfehdcb',
        'fhgcejfdehbgafchgfehdibcefgahcgehfdfchegb',
      ],
    },
  },
  'lines-10-high': {
    reels: {
      draws: 'strip',
      base: [
        'hfcidehkgaibfgifhegaicdhgfbiehfgcaigdfheibg',
        'echgibfhjgeadihfgickehbfdiegfhcieghkjdfi',
        'bgefihdjihcegfabigefhkicbghfeidhgfiejbcgfkihecgdihf',
        'hgefcdibhagfigjkhiefdhigfiaceghbdfihikaegfji',
        'heagicfjhibgfaecdihfhgikeibcfgadheihfgicehfbid',
      ],
    },
  },
}
