import type { FamilyWords } from '../family-words.ts'

export const words: FamilyWords = {
  id: 'storm-peak',
  heads: 'mountain cave legend feather crystal climb tower castle gate diamond',
  beings: 'eagle falcon storm thunder wind winter viking giant zeus dawn wolf bear',
  stuffs: 'ice snow emerald',
  adjectives: 'frosty stormy northern misty rising grand shining sleeping clever eternal',
  emblems: ['bolt', 'mountain', 'feather', 'helmet', 'cauldron', 'ball', 'basketball', 'shuttle'],
  placed: ['Zeus Thunder', 'Forest Spirit', 'Crystal Cave'],
}
