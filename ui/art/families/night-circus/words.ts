import type { FamilyWords } from '../family-words.ts'

export const words: FamilyWords = {
  id: 'night-circus',
  heads: 'circus carnival theatre mask magic wheel dance song hot seven bar',
  beings: 'elephant lion tiger jester minstrel parrot peacock unicorn panther lynx',
  stuffs: 'velvet ruby garnet',
  adjectives: 'dancing singing laughing lucky double triple great',
  emblems: [
    'mask',
    'tiger',
    'elephant',
    'wheel',
    'seven',
    'bars',
    'balls',
    'eight',
    'heart',
    'dice',
    'card',
    'hand',
    'spade',
    'diamond',
    'club',
    'chip',
  ],
  placed: ['Tiger Roar', 'Bell Tower'],
}
