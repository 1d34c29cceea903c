import { expect, test } from 'vitest'
import { callsOf } from './contract.ts'
import { contract } from './every-call.ts'
import * as policySettings from './system/system-settings.ts'

test('every file of the folder is asked for its calls, and those of documents have names of their own', () => {
  expect(Object.keys(contract).length).toBeGreaterThan(200)
  expect(contract.getPolicyDocument.path).toBe('/ops/api/documents/policy')
  expect(Object.keys(callsOf(policySettings))).toContain('publishRegions')
})
