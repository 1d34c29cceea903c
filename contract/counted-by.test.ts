import { expect, it } from 'vitest'
import { contract } from './every-call.ts'

const forEveryone = Object.entries(contract).filter(([, { access }]) => access === 'everyone')
const namesSession = ({ input }: (typeof forEveryone)[number][1]) => 'session' in input.properties

it('[H17] whoever signs in, registers or asks for a code is counted by the address', () => {
  const sensitive = /login|regist|verification|password|captcha|session/i
  const otherwise = forEveryone
    .filter(([, call]) => sensitive.test(call.path) && !namesSession(call))
    .filter(([, { countedBy }]) => countedBy !== 'address')
  // These end a session, look for one that a cookie holds, or tell all the same: nothing is guessed there.
  expect(otherwise.map(([name]) => name).toSorted()).toEqual([
    'continueSession',
    'endBrowserSession',
    'forgetRemembered',
    'getPhoneVerification',
    'getRegistrationRules',
    'listSocialProviders',
  ])
})

it('[H17] a call for everyone whose input names a session is counted by that, and no other is', () => {
  const named = forEveryone.filter(([, call]) => namesSession(call)).map(([name]) => name)
  const counted = Object.entries(contract)
    .filter(([, { countedBy }]) => countedBy === 'session')
    .map(([name]) => name)
  expect(counted).toEqual(named)
})
