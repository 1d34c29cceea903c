import type { Benchmark } from './frame.ts'
import { measureBrowser } from './lobby/browser-side.ts'
import { measureServer } from './lobby/server-side.ts'

export const bench: Benchmark = {
  name: 'lobby',
  describe:
    'the lobby in Chromium; game list and search beside a bare route, also at 100,000 titles',
  run: async (context) => [...(await measureBrowser(context)), ...(await measureServer(context))],
}
