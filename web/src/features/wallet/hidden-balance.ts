import { createDeviceChoice } from '../../shared/device-choice.ts'

/** Through sign-out too: who hides it sits where others can see. */
export const hiddenBalance = createDeviceChoice('balanceHidden')
