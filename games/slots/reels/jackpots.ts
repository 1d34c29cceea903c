import type { Machinery } from '../model.ts'

export const jackpotsReels: Readonly<Record<string, Machinery>> = {
  'jackpot-lines-20': {
    reels: {
      draws: 'strip',
      base: [
        'hfiedigfhbckhdefigafbcihgfiedhfbcigdehfgb',
        'djfgahiefgckedhigbfiehgjdfachigfdgehibfehigk',
        'ahicgfdijehgkfhcidbgeifahecgifhdbicgejfhigbef',
        'baikfhegdifhcdbfgiehcigjfhbdefhikcdgefhijbdfghiec',
        'beighfdecghjifbiegfdhbigfchiekdgahfbcieigfdh',
      ],
    },

    jackpotOneIn: 200_000,
  },
  'jackpot-ways-243': {
    reels: {
      draws: 'strip',
      base: [
        'hgibfehcigfdghaeicbfghiegfhdehgifcikbegfhcigdehf',
        'hgicfkeihgaedihcgfigehifejghckdigfiebhagdiechfige',
        'egkbidfghihigbefdkgihecifghadibeghjigfeihcgdihf',
        'hifdgehjagcifbehdgifkecghifdegihfgihjafgedcihbfegik',
        'jbcdaiefhgighiedfghiefdchgiekgifhidgafeihgfiheg',
      ],
    },

    jackpotOneIn: 200_000,
  },
}
