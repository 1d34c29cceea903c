declare module 'virtual:contract' {
  import type { WireCalls } from '@baize/contract/browser'

  export const calls: WireCalls
}
