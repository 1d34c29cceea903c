import type { Machinery } from '../model.ts'

export const waysReels: Readonly<Record<string, Machinery>> = {
  'ways-243-low': {
    reels: {
      draws: 'strip',
      base: [
        'efdhbgcafhgbhedcfjahdgbfehchfagbdcehfdgbhafeghdc',
        'fhcaigehdfjacbghefagcehdfbheciagfehbdcgefhagcdeb',
        'cheaghfdbgeicahfdghecdfbegjahcfdgeibhafgcheadgfcehbdfg',
        'efhbadgchfeahdgfbehcighfebachgdefhbgahfecjdigh',
        'jbachedgfaehdghbcfehagdfchgbadhegfhdgcehbfagdhfg',
      ],
    },
  },
  'ways-243-medium': {
    reels: {
      draws: 'strip',
      base: [
        'edbghfcghfgbehcdfgehfgdhcfgbhegcfadhegfjchgf',
        'ghfedcghbafegihjcfdgehbghcfdegahgfebcijhgfedchg',
        'ahfgehcgfdbhgeifdcghefghacedfghbeghcfihdgefbhjgdfec',
        'fhdbegjcfhgedhgfhciagdefhjbghdegcfhdhbcgefadghi',
        'hbedfjhgfehdgcfghegbhdcfeghagfdehfhgcedhgfgc',
      ],
    },
  },
  'ways-243-high': {
    reels: {
      draws: 'strip',
      base: [
        'biehgcfdiehglllaiehdcfigiehgfkcdibgllhiaefhgicdeghfi',
        'ihgkceihfgedijflllhcibgeagkdfiehcigehifgbedcifllghefig',
        'kifdebaglllfhiecgdhifejghdifihegfdhieflllighcdefigh',
        'idhafegibcfhlllijgdhegfibkidhgfechifgdeighfjibhllkgfidehg',
        'jdfihglllecigfhigaefhigfdchigefllhigebdfkigchfgie',
      ],
      free: [
        'chefigbdgehcifebkhigfacdhegihdgfeichbieghfdgi',
        'agkeihfgidebhcgfiehfcgdeikhegfihdaicghefijgehfihcd',
        'hfjkdgbegihfceghibidhefaghicdgehfighbedifghcei',
        'hidgfhecibgfikehjgidfehgichiegfdihkejgafiheig',
        'jdhecgfbeiahdfhigecikbghdefihgecidhefibghdcfeihgi',
      ],
    },
    hold: {
      oneIn: 18,
      values: [
        [25, 60],
        [50, 25],
        [100, 15],
        [250, 6],
        [500, 3],
        [1250, 1],
      ],
      full: 25000,
    },
  },
  'ways-1024-medium': {
    reels: {
      draws: 'strip',
      base: [
        'ajbgihfcjedhfjgibacfjdehglijcfhbgiejfahjdcibjgdhiefc',
        'bfjgdeijahflcbkgejhgfidjcheabjgifhclgbejigfhcejadghi',
        'fgbiajhcefjdhgibdijhfcaegkfijbdhgeiljahfbjdigcefdhjkgi',
        'hgjibkcfedgjhiabegjlifhdkhjciegfljdiabechgidjf',
        'fceighjdbgehficajgfdehjkigjceifhjgabefighcjdfehgilaj',
      ],
    },
  },
  'ways-1024-high': {
    reels: {
      draws: 'bag',
      base: [
        'aaaabbbbbccccccdddddddeeeeeeeeeffffffffffgggggggggghhhhhhhhhhhiiiiiiiiiiijjjjjjjjjjjjlll',
        'aaaabbbbbccccccdddddddeeeeeeeeeffffffffffgggggggggghhhhhhhhhhhiiiiiiiiiiijjjjjjjjjjjjklll',
        'aaaabbbbbccccccdddddddeeeeeeeeeffffffffffgggggggggghhhhhhhhhhhiiiiiiiiiiijjjjjjjjjjjjkklll',
        'aaaabbbbbccccccdddddddeeeeeeeeeffffffffffgggggggggghhhhhhhhhhhiiiiiiiiiiijjjjjjjjjjjjkklll',
        'aaaabbbbbccccccdddddddeeeeeeeeeffffffffffgggggggggghhhhhhhhhhhiiiiiiiiiiijjjjjjjjjjjjklll',
      ],
    },
  },
  'ways-4096-high': {
    reels: {
      draws: 'bag',
      base: [
        'aaaabbbbbccccccdddddddeeeeeeeeeffffffffffgggggggggghhhhhhhhhhhiiiiiiiiiiijjjjjjjjjjjjlll',
        'aaaabbbbbccccccdddddddeeeeeeeeeffffffffffgggggggggghhhhhhhhhhhiiiiiiiiiiijjjjjjjjjjjjklll',
        'aaaabbbbbccccccdddddddeeeeeeeeeffffffffffgggggggggghhhhhhhhhhhiiiiiiiiiiijjjjjjjjjjjjklll',
        'aaaabbbbbccccccdddddddeeeeeeeeeffffffffffgggggggggghhhhhhhhhhhiiiiiiiiiiijjjjjjjjjjjjkklll',
        'aaaabbbbbccccccdddddddeeeeeeeeeffffffffffgggggggggghhhhhhhhhhhiiiiiiiiiiijjjjjjjjjjjjklll',
        'aaaabbbbbccccccdddddddeeeeeeeeeffffffffffgggggggggghhhhhhhhhhhiiiiiiiiiiijjjjjjjjjjjjklll',
      ],
    },
  },
}
