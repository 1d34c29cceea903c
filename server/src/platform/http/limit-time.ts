import { Socket } from 'node:net'
import type { FastifyInstance, FastifyReply } from 'fastify'
import { TransportRefusal } from './answer.ts'

declare module 'fastify' {
  interface FastifyReply {
    /** When its call came, and where it stands among those that are not answered yet. */
    began: number
    place: number
  }
}

const longestMs = 20_000
const lookEveryMs = 1_000

/**
 * Answers calls whose handler takes too long. The framework's own limit makes a timer, an abort signal and an error for
 * each call, which costs as much as all the rest of a small answer; here all calls share one clock.
 */
export function limitTime(
  app: FastifyInstance,
  { limitMs = longestMs, everyMs = lookEveryMs } = {},
): void {
  // A list with places that are used again, not a Map: each of its rehashings leaves a dead table behind that points
  // at the next, and once one of them is old, all answers that ever stood there wait for a full collection.
  const open: (FastifyReply | undefined)[] = []
  const free: number[] = []
  app.decorateReply('began', 0)
  app.decorateReply('place', -1)

  app.addHook('onRequest', (_request, reply, done) => {
    reply.began = performance.now()
    reply.place = free.pop() ?? open.length
    open[reply.place] = reply
    done()
  })
  app.addHook('onResponse', (_request, reply, done) => {
    leave(reply)
    done()
  })

  function leave(reply: FastifyReply): void {
    if (open[reply.place] !== reply) return
    open[reply.place] = undefined
    free.push(reply.place)
  }

  const clock = setInterval(() => {
    const latest = performance.now() - limitMs
    for (const reply of open) {
      if (reply === undefined || reply.began > latest) continue
      leave(reply)
      giveUp(reply)
    }
  }, everyMs).unref()
  app.addHook('onClose', (_app, done) => {
    clearInterval(clock)
    done()
  })
}

/** What has begun to go out cannot become a refusal any more, and what became a socket is no call. */
function giveUp(reply: FastifyReply): void {
  if (reply.sent || reply.raw.destroyed) return
  const { complete, socket } = reply.request.raw
  if (reply.raw.headersSent) reply.raw.destroy()
  // Whose body has not come is late itself; what may still come of it is no call, so nothing more is read there.
  else if (!complete && socket instanceof Socket)
    void reply.header('connection', 'close').send(new TransportRefusal('request_too_slow'))
  else void reply.send(new TransportRefusal('took_too_long'))
}
