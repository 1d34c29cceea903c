import { randomBytes } from 'node:crypto'
import type { FastifyInstance } from 'fastify'

declare module 'fastify' {
  interface FastifyReply {
    /** For the styles that dialogs add; scripts never need one. */
    styleNonce: string
  }
}

const always = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
  'permissions-policy': 'camera=(), microphone=(), geolocation=(), payment=(), usb=()',
} as const

/** The headers of every answer, also of one that never became a reply. */
export function alwaysSent(requestId: string) {
  return { ...always, 'x-request-id': requestId }
}

/** Headers of every answer. Pages add their content security policy by `pagePolicy`. */
export function addSecurityHeaders(app: FastifyInstance): void {
  app.decorateReply('styleNonce', '')
  // By callback: a promise for each call would cost more than the headers.
  app.addHook('onRequest', (request, reply, done) => {
    void reply.headers(alwaysSent(request.id))
    if (request.protocol === 'https') {
      void reply.header('strict-transport-security', 'max-age=31536000; includeSubDomains')
    }
    done()
  })
}

export type PagePolicy = {
  /** SHA-256 of each inline script, in base64. */
  readonly scriptHashes: readonly string[]
  readonly styleNonce: string
  readonly imageHosts?: readonly string[]
  readonly frameHosts?: readonly string[]
  readonly mayBeFramed?: boolean
}

export function makeNonce(): string {
  return randomBytes(16).toString('base64')
}

/** The policy of a page: own scripts only, inline ones by hash, nothing from elsewhere. */
export function pagePolicy(policy: PagePolicy): string {
  const { scriptHashes, styleNonce, imageHosts = [], frameHosts = [], mayBeFramed } = policy
  const hashes = scriptHashes.map((hash) => `'sha256-${hash}'`)
  return [
    "default-src 'none'",
    ['script-src', "'self'", ...hashes].join(' '),
    `style-src 'self' 'nonce-${styleNonce}'`,
    ['img-src', "'self'", 'data:', 'blob:', ...imageHosts].join(' '),
    "font-src 'self'",
    "connect-src 'self'",
    "manifest-src 'self'",
    "worker-src 'self'",
    ['frame-src', "'self'", ...frameHosts].join(' '),
    "form-action 'self'",
    "base-uri 'none'",
    "object-src 'none'",
    `frame-ancestors ${mayBeFramed === true ? "'self'" : "'none'"}`,
  ].join('; ')
}
