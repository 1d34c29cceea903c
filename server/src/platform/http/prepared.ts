import { createHash } from 'node:crypto'

/**
 * A value that is JSON already. A handler may give it instead of the value itself where the same large parts
 * are sent again and again; whoever prepares it answers for its form, and a test holds it against the contract.
 */
export class Prepared<Value> {
  /** The whole answer, envelope included. */
  readonly body: string | Buffer
  /** Names these bytes, so that who has them already need not get them again; empty where nobody asks twice. */
  readonly tag: string
  declare private readonly of: Value
  constructor(json: string, kept = false) {
    const body = `{"success":true,"value":${json},"message":"","code":""}`
    this.body = kept ? Buffer.from(body) : body
    this.tag = kept ? `"${createHash('sha256').update(this.body).digest('base64url')}"` : ''
  }
}

/** Whether the caller has exactly these bytes; a proxy on the way may have marked the tag as weak. */
export function isKnown(tag: string, ifNoneMatch: string | undefined): boolean {
  if (tag === '' || ifNoneMatch === undefined) return false
  return ifNoneMatch.split(',').some((known) => known.trim().replace(/^W\//, '') === tag)
}
