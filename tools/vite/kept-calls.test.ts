import { expect, it } from 'vitest'
import { contract } from '@baize/contract/every-call'
import { handlingOf } from '../../web/src/service-worker/rules.ts'

it('the service worker keeps the answer of no call that has a person behind it', () => {
  const origin = 'https://baize.example'
  const kept = Object.values(contract).filter(({ path, method }) => {
    const url = new URL(path, origin)
    return handlingOf({ method, mode: 'cors', hasToken: false, url }, origin) !== 'pass'
  })
  expect(kept.length).toBeGreaterThan(0)
  for (const { path, access } of kept) expect([path, access]).toEqual([path, 'everyone'])
})
