import type { FastifyInstance, FastifyRequest } from 'fastify'
import { pictureTypes, type Endpoint } from '@baize/contract/endpoint'
import { TransportRefusal } from './answer.ts'
import { staysWithin } from './json-bounds.ts'

/** Far more than any form of the site sends; a call that needs more says so in the contract. */
export const mostBytes = 64 * 1024
const mostValues = 2_000
const mostLevels = 16

/** Takes JSON within its bounds, which are looked at before it is parsed, and pictures as they are. */
export function readBodies(app: FastifyInstance): void {
  // The framework takes plain text on its own account; no call of ours does.
  app.removeContentTypeParser(['text/plain', 'application/json'])
  const parse = app.getDefaultJsonParser('error', 'error')
  app.addContentTypeParser('application/json', { parseAs: 'buffer' }, (request, body, done) => {
    const values = request.routeOptions.config.endpoint?.bodyValues ?? mostValues
    if (!staysWithin(body as Buffer, { depth: mostLevels, values })) {
      return done(new TransportRefusal('body_too_large'))
    }
    return parse(request, body.toString('utf8'), done)
  })
  app.addContentTypeParser([...pictureTypes], { parseAs: 'buffer' }, (_request, body, done) =>
    done(null, body),
  )
}

/**
 * Forms are for the calls that say so; everywhere else a page of another site could send them. Pictures are for the calls
 * that carry one, which take nothing else.
 */
export function refuseOtherTypes({ form, carries }: Endpoint, { headers }: FastifyRequest): void {
  const [type = ''] = (headers['content-type'] ?? '').split(';', 1)
  const isForm = type === 'application/x-www-form-urlencoded'
  const isFit =
    carries === undefined
      ? !isPicture(type) && (form === true || !isForm)
      : type === '' || isPicture(type)
  if (!isFit) throw new TransportRefusal('invalid_content_type')
}

const isPicture = (type: string) => (pictureTypes as readonly string[]).includes(type)
