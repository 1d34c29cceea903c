import type alerts from '../en/alerts.json'

declare module '../keys.ts' {
  interface Rooms {
    readonly alerts: typeof alerts
  }
}
