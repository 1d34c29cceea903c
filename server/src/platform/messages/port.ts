/** A message as a port gets it. */
export type Outgoing = {
  /** The same at every try, so that a gateway that remembers ids sends it once. */
  readonly id: string
  readonly to: string
  readonly subject: string
  readonly text: string
}

export type Delivery =
  | { readonly outcome: 'delivered' }
  /** It did not leave the platform; the console's outbox shows it. */
  | { readonly outcome: 'kept' }
  /** The gateway will never take it, and says why in a word. */
  | { readonly outcome: 'failed'; readonly failure: string }

/** A way out of the platform. It throws when another try may succeed. */
export type Port = {
  readonly name: string
  deliver(message: Outgoing): Promise<Delivery>
  close(): Promise<void>
}

export type MailPort = Port
export type SmsPort = Port
export type PushPort = Port
