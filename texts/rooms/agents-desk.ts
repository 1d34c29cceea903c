import type agentsDesk from '../en/agents-desk.json'

declare module '../keys.ts' {
  interface Rooms {
    readonly 'agents-desk': typeof agentsDesk
  }
}
