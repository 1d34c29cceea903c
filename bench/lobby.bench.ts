import type { Benchmark } from './frame.ts'
import { measureServer } from './lobby/server-side.ts'

export const bench: Benchmark = {
  name: 'lobby',
  describe: 'Game list and search beside a bare Fastify route, at 10,000 and 100,000 titles',
  run: (context) => measureServer(context),
}
