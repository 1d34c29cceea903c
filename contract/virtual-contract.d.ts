declare module 'virtual:contract' {
  export const calls: import('./browser.ts').WireCalls
}
