import type { FastifyInstance } from 'fastify'
import { TransportRefusal } from './answer.ts'

/** A call that still comes over a connection that is kept, while what is under way ends, is sent elsewhere. */
export function refuseWhenClosing(app: FastifyInstance): void {
  let isClosing = false
  app.addHook('preClose', (done) => {
    isClosing = true
    done()
  })
  app.addHook('onRequest', (_request, _reply, done) => {
    if (isClosing) done(new TransportRefusal('unavailable'))
    else done()
  })
}
