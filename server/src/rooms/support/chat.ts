import type { LinksDocument } from '@baize/contract/system/system-settings'
import type { ChatModel } from '@baize/contract/support/support'

export type Chat = {
  /** The ways to talk with the house; a message can always be left. */
  listModels(): ChatModel[]
  /** Where such a talk begins. */
  launch(model: ChatModel): string
}

type Deps = { readonly customerService: () => LinksDocument['customerService'] }

/** The page on which a message is left, which a person reads later. */
export const messagePage = '/help#feedback'

/**
 * The house has no live chat of its own: there is one when the operator has set its address. An address on this site
 * is none, since no page of ours talks back.
 */
export function createChat({ customerService }: Deps): Chat {
  const outside = (csType: 'LIVECHAT' | 'MESSAGING') =>
    customerService().find((entry) => entry.csType === csType && /^https?:\/\//i.test(entry.url))
      ?.url
  return {
    listModels: () => [
      ...(outside('LIVECHAT') === undefined ? [] : (['LIVECHAT'] as const)),
      ...(outside('MESSAGING') === undefined ? [] : (['MESSAGING'] as const)),
      'LEAVE_MESSAGE',
    ],
    launch: (model) => (model === 'LEAVE_MESSAGE' ? undefined : outside(model)) ?? messagePage,
  }
}
