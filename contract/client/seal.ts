/**
 * Sealed calls carry their body as a compact JWE (ECDH-ES, A256GCM) to the key that the status call
 * publishes. Inside are an id and a time, so that a copy of the message is refused.
 */
export type SealedBody = { readonly sealed: string }

export type SealedContent = {
  /** Made by the sender, used once. */
  readonly id: string
  /** Milliseconds since 1970 by the sender's idea of the server's clock. */
  readonly at: number
  readonly body: unknown
}

export const sealAlgorithm = 'ECDH-ES'
export const sealEncryption = 'A256GCM'

/** A message older or newer than this is refused; within it, its id is remembered. */
export const sealWindowMs = 120_000
