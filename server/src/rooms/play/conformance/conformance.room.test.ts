import { describe, expect, it } from 'vitest'
import { testApp } from '../../../../testing/app.ts'
import { httpPlatform } from '../http/http-wallet.ts'
import { demoSandbox } from '../sandbox/seed.ts'
import { cases } from './cases.ts'
import { ownPlatform } from './own-platform.ts'
import { crowdSize, runCase } from './run.ts'

const { app, server, defects } = await testApp()
const url = await server.listen({ port: 0, host: '127.0.0.1' })

const { sandbox, ...protocol } = app.rooms.protocol
if (sandbox === undefined) throw new Error('There is no sandbox.')

const platforms = {
  'in the process': ownPlatform({ ...protocol, sandbox }, demoSandbox.vendor, '127.0.0.1'),
  'over HTTP': httpPlatform({ url, ...demoSandbox }),
}

describe.each(Object.entries(platforms))('the protocol %s', (_, platform) => {
  it.each(cases.map((one) => [one.number, one.title, one] as const))(
    '[Y12] case %i: %s',
    async (_number, _title, one) => {
      expect(await runCase(platform, one, 'plain', 1)).toMatchObject({ problem: '' })
      expect(await runCase(platform, one, 'crowd', crowdSize)).toMatchObject({ problem: '' })
    },
    60_000,
  )
})

it('none of all this was a defect, but wins for bets that were rolled back', () => {
  expect(defects.filter((line) => !line.includes('rolled back'))).toEqual([])
})
