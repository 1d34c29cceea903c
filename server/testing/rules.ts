/** The rules of a new brand, for tests of rooms above the one that keeps them. */
export { newRegistrationRules } from '../src/rooms/system/settings/registration.ts'
