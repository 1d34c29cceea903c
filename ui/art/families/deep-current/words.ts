import type { FamilyWords } from '../family-words.ts'

export const words: FamilyWords = {
  id: 'deep-current',
  heads: 'harbour lighthouse voyage ship anchor pearl compass pond trident tides reef',
  beings:
    'turtle koi dolphin whale shark octopus crab seahorse otter mermaid pirate captain sailor fisherman sea river frog swan',
  stuffs: 'salt coral rain opal',
  adjectives: 'blue wandering',
  emblems: [
    'fish',
    'shark',
    'turtle',
    'crab',
    'octopus',
    'shell',
    'wave',
    'anchor',
    'ship',
    'trident',
  ],
  placed: ['Pirate Anchor', 'Queen of Tides'],
}
