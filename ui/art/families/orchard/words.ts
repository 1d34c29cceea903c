import type { FamilyWords } from '../family-words.ts'

export const words: FamilyWords = {
  id: 'orchard',
  heads: 'garden orchard farm blossom rose clover fruit fountain valley orchid',
  beings: 'bee toucan butterfly gardener spring gnome forest deer rainbow summer',
  stuffs: 'cherry lemon plum peach mango melon grape honey cocoa',
  adjectives: 'green sunny bountiful gentle little summer',
  emblems: [
    'cherry',
    'lemon',
    'grapes',
    'watermelon',
    'clover',
    'leaf',
    'butterfly',
    'sakura',
    'mushroom',
    'pot',
  ],
  placed: ['Night Bloom', 'Fruit Stand', 'Cherry Lane'],
}
