/** What a new brand asks of who registers. */
export { newRegistrationRules } from '../src/rooms/system/settings/registration.ts'
