import type { FamilyWords } from '../family-words.ts'

export const words: FamilyWords = {
  id: 'old-kingdom',
  heads: 'pyramid ruins book road hourglass amulet secret eye',
  beings: 'pharaoh scarab cobra serpent camel desert oracle explorer sun inca aztec maya genie',
  stuffs: 'amber marble pepper topaz',
  adjectives: 'golden lost ancient hidden eternal southern',
  emblems: [
    'pyramid',
    'eye',
    'skull',
    'book',
    'scarab',
    'ankh',
    'hourglass',
    'snake',
    'sun',
    'key',
    'chest',
  ],
  placed: ['Book of Sun', 'Eye of Horus', 'Pharaoh Road'],
}
