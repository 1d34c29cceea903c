/** What members played, by day of the brand, category and the terms under which they did. */
export { betOf, type Figures, type SettledBet } from './bet.ts'
export { addPlay, closeDays, holdOpenDay, listPlayers, sumPlay } from './store.ts'
export type { Days, PlayedBet, PlayedSum } from './store.ts'
