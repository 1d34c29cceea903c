import { createDeviceChoice } from './device-choice.ts'

/** Where vendors keep the money: all of it goes into a game with its player and comes back with them. */
export const autoTransfer = createDeviceChoice('autoTransfer')
