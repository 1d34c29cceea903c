declare module 'virtual:contract' {
  import type { WireCalls } from '@baize/contract/client/browser'

  export const calls: WireCalls
}
