import { describe, expect, it } from 'vitest'
import { testApp } from '../../../testing/app.ts'
import { httpPlatform } from './http-wallet.ts'
import { demoSandbox, transferSandbox } from '../provider/seed.ts'
import { cases } from './cases.ts'
import { ownPlatform } from './own-platform.ts'
import { crowdSize, runCase } from './run.ts'

const { app, server, defects } = await testApp()
const url = await server.listen({ port: 0, host: '127.0.0.1' })

const { sandbox, protocol } = app.rooms
if (sandbox === undefined) throw new Error('There is no sandbox.')

const inProcess = (vendor: string) => ownPlatform({ protocol, sandbox }, vendor, '127.0.0.1')

// In transfer mode the crowd is smaller: what decides between rivals is the same, and only the pocket is another. The
// command fires fifty there too.
const platforms = [
  ['in the process', inProcess(demoSandbox.vendor), crowdSize],
  ['over HTTP', httpPlatform({ url, ...demoSandbox }), crowdSize],
  ['in transfer mode, in the process', inProcess(transferSandbox.vendor), 8],
  ['in transfer mode, over HTTP', httpPlatform({ url, ...transferSandbox }), 3],
] as const

describe.each(platforms)('the protocol %s', (_, platform, crowd) => {
  it.each(cases.map((one) => [one.number, one.title, one] as const))(
    '[Y12] case %i: %s',
    async (_number, _title, one) => {
      expect(await runCase(platform, one, 'plain', 1)).toMatchObject({ problem: '' })
      expect(await runCase(platform, one, 'crowd', crowd)).toMatchObject({ problem: '' })
    },
    60_000,
  )
})

it('none of all this was a defect, but wins for bets that were rolled back', () => {
  expect(defects.filter((line) => !line.includes('rolled back'))).toEqual([])
})
