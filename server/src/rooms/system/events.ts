/** A document has a new live version. The subject is the document. */
export type SystemChanged = {
  readonly kind: 'system.changed'
  readonly subject: string
  readonly payload: { readonly document: string; readonly version: number }
}

export type SystemEvent = SystemChanged
