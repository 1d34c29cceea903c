import type { KitResult } from '@baize/contract/play/provider-desk'

/**
 * What the conformance kit needs of a platform: players, money, states that no call makes. It is made in
 * `server/src/sandbox` and wired outside production alone; without it this room serves nothing of the kind.
 */
export type ProviderKit = {
  /** What a sandbox does by this name; nothing for a name that is none of its verbs. */
  verbOf(vendor: string, name: string): ((ask: unknown) => Promise<unknown>) | undefined
  /** Fires every case at this platform as that vendor. What goes wrong is a result of its case. */
  run(
    vendor: string,
    how: { readonly crowd: number; readonly heard: (result: KitResult) => void },
  ): Promise<unknown>
}
