import { expect, it } from 'vitest'
import { testDatabase } from '../../../testing/database.ts'
import { testHttp } from '../../../testing/http.ts'

it('[H7] a platform whose gates no room has set does not begin to serve, and says which', async () => {
  const { http } = await testHttp(await testDatabase())
  expect(() => http.requireRooms()).toThrow('No room has set gate, mayUseConsole, noteLook.')
  http.setGate(() => 0)
  http.setConsoleGate(() => true)
  expect(() => http.requireRooms()).toThrow('No room has set noteLook.')
  http.setLookKeeper(async () => {})
  http.requireRooms()
})
