import type { FastifyInstance, FastifyReply } from 'fastify'
import { TransportRefusal } from './answer.ts'

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
  // In the order of their coming, so the oldest stand first.
  const open = new Map<FastifyReply, number>()

  app.addHook('onRequest', (_request, reply, done) => {
    open.set(reply, performance.now())
    done()
  })
  app.addHook('onResponse', (_request, reply, done) => {
    open.delete(reply)
    done()
  })

  const clock = setInterval(() => {
    const latest = performance.now() - limitMs
    for (const [reply, began] of open) {
      if (began > latest) return
      open.delete(reply)
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
  if (reply.raw.headersSent) reply.raw.destroy()
  else void reply.send(new TransportRefusal('took_too_long'))
}
